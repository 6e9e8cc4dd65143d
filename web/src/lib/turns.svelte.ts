// In how many games, beside the one that is shown, somebody waits for me.

class Turns {
  count = $state(0);
}

export const turns = new Turns();
