// Sets the theme and the language before anything is painted or read. Both are in one file, to save a request.

// Sets the light or dark theme on the root element before the first paint, and whenever the user's choice or the
// system's preference changes.
(() => {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  let choice = null;
  try {
    choice = localStorage.getItem('smokestack.theme');
  } catch {
    // Without storage, the theme follows the system.
  }
  const apply = () => {
    const chosen = choice === 'light' || choice === 'dark';
    document.documentElement.dataset.theme = chosen ? choice : dark.matches ? 'dark' : 'light';
  };
  apply();
  dark.addEventListener('change', apply);
  // The page's settings call this with `light`, `dark` or `system`.
  window.__smokestack_theme = (next) => {
    choice = next;
    apply();
  };
})();

// Sets the language on the root element: the choice from an earlier visit, or else the browser's preference, or else
// English. The page, its texts and the crash screen use it.
(() => {
  const LANGUAGES = ['en', 'fr', 'de', 'it'];
  let chosen = null;
  try {
    chosen = localStorage.getItem('smokestack.language');
  } catch {
    // Without storage, the browser's preference is used every time.
  }
  const wanted = [chosen ?? '', ...(navigator.languages ?? [])].map((tag) => tag.split('-')[0].toLowerCase());
  document.documentElement.lang = wanted.find((language) => LANGUAGES.includes(language)) ?? 'en';
})();
