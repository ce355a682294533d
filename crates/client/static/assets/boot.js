// Loads the first part of the web client and its texts, and starts it; later, prepares the rest.
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

// The start page does not need the styles of tables and other pages.
let styles;
const tables = () => (styles ??= Promise.all(['pages.css', 'table.css', 'analysis.css'].map(style)));
const isStart = /^(#\/?)?$/.test(location.hash);

async function engine() {
  // Imported here rather than above, so that a file that cannot be loaded is handled like any other failure.
  const page = await import('./client.js');
  await page.default({ module_or_path: near('./client_bg.wasm') });
  return page;
}

// Push messages and passkeys, loaded when they are first needed.
window.__smokestack_device = async (what, how) => (await import('./device.js'))[what](how);

async function texts() {
  const response = await fetch(near(`./texts/${document.documentElement.lang}/start.ftl`));
  if (!response.ok) throw new Error(`${response.url}: ${response.status}`);
  return response.text();
}

// Runs a task once the user has done nothing for two seconds: until then, the network is for what they ask for.
const IDLE_MS = 2000;
const ACTIVITY = ['click', 'keydown', 'hashchange'];
function whenIdle(task) {
  let timer;
  const wait = () => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      for (const event of ACTIVITY) removeEventListener(event, wait, true);
      task();
    }, IDLE_MS);
  };
  for (const event of ACTIVITY) addEventListener(event, wait, true);
  wait();
}

// Loads what the other pages need, and installs the service worker, which stores everything for offline use.
function prepare(page) {
  tables();
  page.prefetch();
  navigator.serviceWorker?.register('./sw.js').catch((error) => console.warn('no offline play:', error));
}

try {
  const [page, firstTexts] = await Promise.all([engine(), texts(), isStart ? null : tables()]);
  page.start_page(firstTexts);
  document.getElementById('loading')?.remove();
  if (isStart) addEventListener('hashchange', tables, { once: true });
  whenIdle(() => prepare(page));
} catch (error) {
  console.error(error);
  window.__smokestack_show_crash_screen(error);
}
