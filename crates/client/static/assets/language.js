// Names the language on the root element: the choice of an earlier visit, else what the browser prefers, else English.
// The page, its texts and the rescue panel follow it.
(() => {
  const SPOKEN = ['en', 'fr', 'de', 'it'];
  let chosen = null;
  try {
    chosen = localStorage.getItem('smokestack.language');
  } catch {
    // A browser that refuses storage is asked every time.
  }
  const wanted = [chosen ?? '', ...(navigator.languages ?? [])].map((tag) => tag.split('-')[0].toLowerCase());
  document.documentElement.lang = wanted.find((language) => SPOKEN.includes(language)) ?? 'en';
})();
