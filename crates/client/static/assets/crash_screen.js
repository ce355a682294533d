// When the engine or the page fails, this screen shows what happened, a download of the last saved record, and a way
// back. It uses the plain DOM, because the WebAssembly is dead after a panic.
//
// Beforehand, the page puts its texts, in the chosen language, into `window.__smokestack_crash_screen` (title, text,
// download, reload). The texts below are used if the page could not even start.
(() => {
  const RECORD = 'smokestack.record';
  const TEXTS = {
    en: {
      title: 'Something went wrong',
      text: 'The page stopped because of a bug. The game is saved up to the last move.',
      download: 'Download the record',
      reload: 'Back to home page',
    },
    fr: {
      title: 'Une erreur est survenue',
      text: 'La page s’est arrêtée à cause d’un bug. La partie est enregistrée jusqu’au dernier coup.',
      download: 'Télécharger la partie',
      reload: 'Retour à l’accueil',
    },
    de: {
      title: 'Etwas ist schiefgelaufen',
      text: 'Die Seite wurde wegen eines Programmfehlers angehalten. Die Partie ist bis zum letzten Zug gespeichert.',
      download: 'Partie herunterladen',
      reload: 'Zurück zur Startseite',
    },
    it: {
      title: 'Qualcosa è andato storto',
      text: 'La pagina si è fermata a causa di un bug. La partita è salvata fino all’ultima mossa.',
      download: 'Scarica la partita',
      reload: 'Torna alla home',
    },
  };

  function stored(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  }

  function texts() {
    return { ...TEXTS[document.documentElement.lang], ...(window.__smokestack_crash_screen ?? {}) };
  }

  function element(name, text, properties = {}) {
    return Object.assign(document.createElement(name), { textContent: text }, properties);
  }

  function download(record) {
    const address = URL.createObjectURL(new Blob([record], { type: 'text/plain' }));
    element('a', '', { href: address, download: 'smokestack.record' }).click();
    setTimeout(() => URL.revokeObjectURL(address), 10_000);
  }

  // Leads to the start page rather than back to the table, where the same failure might happen again.
  function restart() {
    location.hash = '#/';
    location.reload();
  }

  function show(details) {
    if (document.querySelector('.crash-screen')) return;
    const text = texts();
    const record = stored(RECORD);
    const panel = element('div', '', { className: 'crash-screen' });
    panel.setAttribute('role', 'alertdialog');
    panel.setAttribute('aria-modal', 'true');
    panel.setAttribute('aria-label', text.title);
    const inside = element('div', '', { className: 'plain' });
    inside.append(element('h1', text.title), element('p', text.text));
    if (record) inside.append(element('button', text.download, { type: 'button', onclick: () => download(record) }));
    inside.append(element('button', text.reload, { type: 'button', onclick: restart }));
    if (details) inside.append(element('pre', String(details)));
    panel.append(inside);
    document.getElementById('loading')?.remove();
    document.getElementById('app')?.setAttribute('inert', '');
    document.body.append(panel);
    panel.querySelector('button').focus();
  }

  // A trap without a panic (a stack overflow, or out of memory) arrives as an error from WebAssembly.
  function onFailure(error) {
    const fromEngine = error instanceof WebAssembly.RuntimeError || /wasm/.test(error?.stack ?? '');
    if (fromEngine) show(error);
  }

  window.__smokestack_show_crash_screen = show;
  window.addEventListener('error', (event) => onFailure(event.error));
  window.addEventListener('unhandledrejection', (event) => onFailure(event.reason));
})();
