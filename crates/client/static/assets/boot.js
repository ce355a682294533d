// Loads the page's WebAssembly and its first texts, and starts it; then makes the page ready to be opened without a
// network.
const near = (name) => new URL(name, import.meta.url);

// Waits until a style sheet is here; without it things still work.
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

// How tables and other pages look: the start page does without, and fetches it a little later.
const LATER = 2000; // milliseconds
let asked;
const tables = () => (asked ??= Promise.all(['pages.css', 'table.css', 'analysis.css'].map(style)));
const isStart = /^(#\/?)?$/.test(location.hash);

async function engine() {
  // Imported here rather than above, so that a file that does not arrive is told like any other failure.
  const page = await import('./client.js');
  await page.default({ module_or_path: near('./client_bg.wasm') });
  return page;
}

// The reception of the game room is a part of its own, fetched when one of its pages is opened for the first time.
let reception;
window.__smokestack_reception = () => {
  reception ??= fetchReception().catch((error) => {
    reception = undefined; // the next one may try again
    throw error;
  });
  return reception;
};

async function fetchReception() {
  const [part] = await Promise.all([import('./reception.js'), style('reception.css')]);
  await part.default({ module_or_path: near('./reception_bg.wasm') });
  return part;
}

// What only the browser can do, fetched when it is first asked for.
window.__smokestack_device = async (what, how) => (await import('./device.js'))[what](how);

async function texts() {
  const response = await fetch(near(`./texts/${document.documentElement.lang}/start.ftl`));
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.text();
}

try {
  const [page, words] = await Promise.all([engine(), texts(), isStart ? null : tables()]);
  page.start_page(words);
  document.getElementById('loading')?.remove();
  if (isStart) {
    setTimeout(tables, LATER);
    addEventListener('hashchange', tables, { once: true });
  }
} catch (error) {
  console.error(error);
  window.__smokestack_show_rescue(error);
}

if ('serviceWorker' in navigator) {
  navigator.serviceWorker.register('./sw.js').catch((error) => console.warn('no offline play:', error));
}
