// Features that only the browser provides: push messages and passkeys. Each function also sends requests to the server;
// the server's errors are thrown with their code and message.

async function ask(method, path, body) {
  const headers = { 'Accept-Language': document.documentElement.lang };
  if (body) headers['Content-Type'] = 'application/json';
  const answer = await fetch(path, { method, headers, body: body && JSON.stringify(body) });
  const json = answer.status === 204 ? null : await answer.json();
  if (!answer.ok) throw json;
  return json;
}

// Does not use `ready`, which waits forever if there is no service worker.
async function subscribed() {
  const registration = await navigator.serviceWorker?.getRegistration();
  return registration?.pushManager?.getSubscription();
}

async function channel() {
  const subscription = await subscribed();
  if (!subscription) return null;
  const { channels } = await ask('GET', '/api/me/channels');
  return channels.find(({ kind, address }) => kind === 'push' && address === subscription.endpoint);
}

// Whether the user gets turn notifications in this browser; null if push is not supported.
export async function isPushed() {
  const can = 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
  return can && (await ask('GET', '/api/room')).push ? Boolean(await channel()) : null;
}

export async function push() {
  const { push: applicationServerKey } = await ask('GET', '/api/room');
  if ((await Notification.requestPermission()) !== 'granted') throw new Error('not allowed');
  await (await subscribed())?.unsubscribe(); // it may have been made for another key
  const { pushManager: pushes } = await navigator.serviceWorker.ready;
  const subscription = await pushes.subscribe({ userVisibleOnly: true, applicationServerKey });
  const { endpoint: address, keys } = subscription.toJSON();
  await ask('POST', '/api/me/channels', { kind: 'push', address, keys });
}

export async function unpush() {
  const own = await channel();
  if (own) await ask('DELETE', `/api/me/channels/${own.id}`);
  await (await subscribed())?.unsubscribe();
}

// Whether both this browser and the server support passkeys.
export async function hasPasskeys() {
  const supported = window.PublicKeyCredential?.parseCreationOptionsFromJSON;
  return Boolean(supported) && (await ask('GET', '/api/room')).passkeys;
}

export async function addPasskey(label) {
  const { publicKey } = await ask('POST', '/api/me/passkeys/options');
  const options = PublicKeyCredential.parseCreationOptionsFromJSON(publicKey);
  const credential = await navigator.credentials.create({ publicKey: options });
  return ask('POST', '/api/me/passkeys', { label, credential: credential.toJSON() });
}

export async function signIn(bring) {
  const { publicKey } = await ask('POST', '/api/log-ins/passkey/options');
  const options = PublicKeyCredential.parseRequestOptionsFromJSON(publicKey);
  const credential = await navigator.credentials.get({ publicKey: options });
  return ask('POST', '/api/log-ins/passkey', { credential: credential.toJSON(), bring: Boolean(bring) });
}
