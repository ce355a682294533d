// The bots' worker: rules and bots, in a WebAssembly module of their own.
//
// It gets jobs { id, job }; the response is { id, result } or, if the engine failed or could not be loaded,
// { id, error }. After a failure this worker ends, and the page starts another.
import init, { run_job } from './bots.js';

const ready = init({ module_or_path: new URL('./bots_bg.wasm', import.meta.url) });
ready.catch(() => {}); // reported with the first job

self.onmessage = async ({ data: { id, job } }) => {
  try {
    await ready;
    self.postMessage({ id, result: run_job(job) });
  } catch (error) {
    self.postMessage({ id, error: String(error) });
    self.close();
  }
};
