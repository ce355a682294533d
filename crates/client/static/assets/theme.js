// Sets light or dark on the root element before the first paint, and whenever the choice or the system changes.
(() => {
  const dark = matchMedia('(prefers-color-scheme: dark)');
  let choice = null;
  try {
    choice = localStorage.getItem('smokestack.theme');
  } catch {
    // A browser that refuses storage follows the system.
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
