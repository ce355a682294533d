// The bots' worker: the same WebAssembly as the page, off its main thread.
//
// First message: { module }, the compiled WebAssembly. Then jobs { id, job }; the response is { id, answer } or, if the
// engine failed, { id, error }. After a failure this worker ends, and the page starts another.
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
