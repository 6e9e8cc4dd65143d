// Before anything is painted: the light and the language chosen last time (see src/lib).
(function () {
  var root = document.documentElement;
  try {
    var theme = localStorage.getItem('asclepia-theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    root.lang = localStorage.getItem('asclepia-language') || (/^fr/i.test(navigator.language) ? 'fr' : 'en');
  } catch (_) {
    // no storage: as the device prefers
  }
})();
