# What only the page about me says.

me-title = This is you
me-games = { $count ->
        [0] You have sat at no table yet.
        [one] You sit, or have sat, at one table.
       *[other] You sit, or have sat, at { $count } tables.
    }
me-only-here = So far you are known only to this browser. If its data is cleared, nobody can find your name and your games again. A passkey or recovery codes keep them.
me-guarded = Your passkeys and codes guard you: a link, recovery codes and passkeys are made and removed, and you are deleted, only after one of them was shown.
me-guarded-from = From { $day } on your passkeys and codes guard you: then a link, recovery codes and passkeys are made and removed, and you are deleted, only after one of them was shown. Check until then that all of them are yours.
me-key-young = guards you from { $day } on
me-before = Before that, this device was { $name } ({ $count ->
        [one] one table
       *[other] { $count } tables
    }). When you sign out here, it is { $name } again.
me-now = You are { $name } here now.
me-name-saved = You are called { $name } now.
me-stay = No, stay
me-remove = Remove
me-device = Another device
me-device-why = Play on from your phone or another computer: a link makes it yours, too. It works once, for ten minutes.
me-device-make = Make a link
me-device-anew = Another link
me-device-scan = Point the other device’s camera at this, or open the link there. Good until { $until }.
me-device-qr = QR code of the link
me-device-link = The link
me-device-secret = Show it to nobody else: whoever opens it can be you.
me-arrival = Be { $name } on this device?
me-arrival-why = This link was made by { $name }. Only say yes if that is you: from then on you play and speak as { $name } here.
me-arrival-kept = This device is { $name } now, with { $count ->
        [0] no table
        [one] one table
       *[other] { $count } tables
    }. Nothing of that is lost: when you sign out here, it is { $name } again.
me-arrival-yes = Yes, I am { $name }
me-arrival-no = No, stay { $name }
me-passkeys = Passkeys
me-passkeys-why = A passkey lives in your phone, your computer or your key ring, and opens with a finger, a face or a PIN. With it you are you again on any device, without a password.
me-passkeys-not-here = There are none here: they need a browser that knows them, and an address with a name and https.
me-passkey-name = What to call the passkey
me-passkey-phone = This phone
me-passkey-computer = This computer
me-passkey-add = Add a passkey
me-passkey-made = since { $day }
me-passkey-used = last used on { $day }
me-passkey-remove = Remove the passkey { $name }
me-passkey-remove-sure = Remove { $name }
me-passkey-remove-why = It will let nobody in here any more. Your device may still offer it: delete it there, too.
me-codes = Recovery codes
me-codes-why = For when a device is lost: write them down and keep them where you keep your keys. Each works once.
me-codes-make = Make recovery codes
me-codes-anew = New codes
me-codes-anew-why = The codes that you have now will work no more.
me-codes-left = { $count ->
        [one] One code is left.
       *[other] { $count } codes are left.
    }
me-codes-young = They guard you from { $day } on.
me-codes-once = They are shown now and never again: the server keeps only their fingerprints.
me-codes-save = Save as a file
me-codes-done = I have them
me-back = I have played here before
me-back-why = Be again who you were on another device.
me-back-kept = This device stays { $name } for that time: when you sign out, { $count ->
        [one] the table is here again
       *[other] the { $count } tables are here again
    }.
me-back-passkey = Use a passkey
me-back-code = Recovery code
me-back-go = That is me
me-back-alone = Sign out all other devices by the same step, if somebody else plays as me
me-out = Signing out
me-out-here = Sign out here
me-out-here-lost = You have no passkey and no recovery codes: unless you are signed in on another device, nobody can find your name and your games again.
me-out-here-kept = You can come back with a passkey or a recovery code.
me-out-here-back = This device is { $name } again then.
me-out-everywhere = Sign out all other devices
me-out-everywhere-why = For a device that was lost or stolen: you stay signed in here, and nowhere else. Passkeys stay good; remove those that were lost with it.
me-out-codes = End my recovery codes, too: they were lost with it, or somebody else may have made them.
me-out-done = You are signed out. This device is { $name } now.
me-out-everywhere-done = All other devices are signed out.
me-out-codes-done = All other devices are signed out, and the recovery codes have ended. Make new ones.
me-proof = Show that it is you
me-proof-why = Your browser can fall into other hands. So for this you show a passkey or a code of yours first. It counts here for ten minutes.
me-proof-passkey = Show a passkey
me-proof-code = { $count ->
        [one] Your last code is used up by this: make new ones right after.
       *[other] A code is used up by this. You have { $count }.
    }
me-proof-go = Go on
me-proof-young = This key is less than a week old. Show an older one.
me-proof-none = Nothing at hand? You can play on, and sign out all other devices. If you have lost them all, those who run this server can take them away.
me-data = What the server keeps of you
me-data-why = Your name, the tables where you sat, your moves, what you said, and what is on this page. It is yours to take along, or to delete.
me-export = Download it
me-delete = Delete it
me-delete-why = Your games in progress are given up, tables that wait for players are closed. In finished games and in the chat, “Nemo” (nobody) stands for your name. Passkeys and codes are deleted. There is no way back.
me-delete-sure = Delete for good
me-delete-done = Everything is deleted. You are a new guest: { $name }.
refused-no-link = This link was used already, or is too old. Make a new one on the other device.
refused-same-person = You are this person here already.
refused-bad-code = This is no recovery code that still works. Each works once.
refused-unproven = Show that you are you first: by a passkey or a recovery code that is a week old.
refused-bad-passkey = This passkey does not fit. Try again.
refused-no-passkey = This passkey is not known here any more.
refused-no-passkeys = This browser could not use a passkey here.
refused-passkey-here = This device has a passkey of yours already.
refused-too-many-passkeys = Those are enough passkeys: remove one first.
