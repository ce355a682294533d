// The bots' worker: the same WebAssembly as the page, off its main thread.
//
// First message: { module }, the compiled WebAssembly. Then jobs { id, job }, answered by { id, answer } or, when
// the engine failed, by { id, error } and the end of this worker: the page starts another.
import init, { answer } from './client.js';

let ready = null;

self.onmessage = async ({ data }) => {
  if (data.module) {
    ready = init({ module_or_path: data.module });
    return;
  }
  try {
    await ready;
    self.postMessage({ id: data.id, answer: answer(data.job) });
  } catch (error) {
    self.postMessage({ id: data.id, error: String(error) });
    self.close();
  }
};
