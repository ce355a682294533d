// Loads the page's WebAssembly and starts it; then makes the page ready to be opened without a network.
try {
  // Imported here rather than above, so that a file that does not arrive is told like any other failure.
  const page = await import('./client.js');
  await page.default({ module_or_path: new URL('./client_bg.wasm', import.meta.url) });
  page.start_page();
  document.getElementById('loading')?.remove();
} catch (error) {
  console.error(error);
  window.__smokestack_show_rescue(error);
}

if ('serviceWorker' in navigator) {
  navigator.serviceWorker.register('./sw.js').catch((error) => console.warn('no offline play:', error));
}
