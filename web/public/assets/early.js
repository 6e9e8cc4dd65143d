// Before anything is painted: the light, the motion and the language chosen last time (see src/lib).
(function () {
  var root = document.documentElement;
  root.dataset.motion = matchMedia('(prefers-reduced-motion: reduce)').matches ? 'none' : 'full';
  try {
    var theme = localStorage.getItem('asclepia-theme');
    if (theme === 'light' || theme === 'dark') root.dataset.theme = theme;
    var motion = localStorage.getItem('asclepia-motion');
    if (motion === 'full' || motion === 'less' || motion === 'none') root.dataset.motion = motion;
    root.lang = localStorage.getItem('asclepia-language') || (/^fr/i.test(navigator.language) ? 'fr' : 'en');
  } catch (_) {
    // no storage: as the device prefers
  }
})();
