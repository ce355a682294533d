// Loads the page's WebAssembly and its first texts, and starts it; then prepares the page for offline use.
const near = (name) => new URL(name, import.meta.url);

// Waits until a style sheet is loaded; without it the page still works.
function style(name) {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = near(`./${name}`);
  document.head.append(link);
  return new Promise((done) => {
    link.onload = done;
    link.onerror = done;
  });
}

// The start page does not need the styles of tables and other pages, and loads them a little later.
const STYLES_DELAY_MS = 2000;
let styles;
const tables = () => (styles ??= Promise.all(['pages.css', 'table.css', 'analysis.css'].map(style)));
const isStart = /^(#\/?)?$/.test(location.hash);

async function engine() {
  // Imported here rather than above, so that a file that cannot be loaded is handled like any other failure.
  const page = await import('./client.js');
  await page.default({ module_or_path: near('./client_bg.wasm') });
  return page;
}

// The pages for online play that need no game are a separate module, loaded when one of them is first opened.
let reception;
window.__smokestack_reception = () => {
  reception ??= fetchReception().catch((error) => {
    reception = undefined; // the next call tries again
    throw error;
  });
  return reception;
};

async function fetchReception() {
  const [part] = await Promise.all([import('./reception.js'), style('reception.css')]);
  await part.default({ module_or_path: near('./reception_bg.wasm') });
  return part;
}

// Push messages and passkeys, loaded when they are first needed.
window.__smokestack_device = async (what, how) => (await import('./device.js'))[what](how);

async function texts() {
  const response = await fetch(near(`./texts/${document.documentElement.lang}/start.ftl`));
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.text();
}

try {
  const [page, firstTexts] = await Promise.all([engine(), texts(), isStart ? null : tables()]);
  page.start_page(firstTexts);
  document.getElementById('loading')?.remove();
  if (isStart) {
    setTimeout(tables, STYLES_DELAY_MS);
    addEventListener('hashchange', tables, { once: true });
  }
} catch (error) {
  console.error(error);
  window.__smokestack_show_crash_screen(error);
}

if ('serviceWorker' in navigator) {
  navigator.serviceWorker.register('./sw.js').catch((error) => console.warn('no offline play:', error));
}
