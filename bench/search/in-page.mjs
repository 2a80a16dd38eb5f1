// Runs inside the page.

/** Notes which query the worker has answered, and when the whole index is there; installed before the page's own scripts. */
export function installProbe() {
  const probe = { query: '', isAnswered: false, isComplete: false };
  probe.painted = () =>
    new Promise((resolve) => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = resolve;
      requestAnimationFrame(() => port2.postMessage(0));
    });
  window.searchProbe = probe;
  const post = Worker.prototype.postMessage;
  const asked = new Map();
  Worker.prototype.postMessage = function (message) {
    if (message.type === 'load') {
      this.addEventListener('message', ({ data }) => {
        if (data.type === 'loaded') probe.isComplete = true;
        if (data.type === 'result' && asked.get(data.id) === probe.query) {
          probe.isAnswered = true;
          probe.answered?.();
        }
      });
    }
    if (message.type === 'search') asked.set(message.id, message.query);
    return post.call(this, message);
  };
}

/**
 * Puts a text into the search field as one key stroke does and waits until its answer is painted. Resolves to
 * milliseconds: from the key stroke until the rows are in the page, their layout, their painting; undefined without answer.
 */
export async function searchOnce({ query, debounce }) {
  const probe = window.searchProbe;
  const panel = document.querySelector('dialog[open]');
  const field = panel.querySelector('input');
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  Object.assign(probe, { query: query.trim(), isAnswered: false });
  await probe.painted();

  const started = performance.now();
  const isDue = () => probe.isAnswered && performance.now() - started > debounce;
  const shown = new Promise((resolve) => {
    const finish = (isAnswered) => {
      observer.disconnect();
      clearTimeout(timer);
      resolve(isAnswered && performance.now());
    };
    const observer = new MutationObserver(() => isDue() && finish(true));
    const timer = setTimeout(() => finish(false), 5000);
    // An answer with the rows that are there already changes nothing: it's shown when React has had its turn.
    probe.answered = async () => {
      await probe.painted();
      await probe.painted();
      finish(true);
    };
    const all = { childList: true, subtree: true, characterData: true, attributes: true };
    observer.observe(panel, all);
  });
  set.call(field, query);
  field.dispatchEvent(new Event('input', { bubbles: true }));
  const shownAt = await shown;
  if (!shownAt) return undefined;
  panel.getBoundingClientRect();
  const laidOut = performance.now();
  await probe.painted();
  return {
    shown: shownAt - started,
    layout: laidOut - shownAt,
    paint: performance.now() - laidOut,
  };
}

/** Types the first letters into the empty field; resolves to the milliseconds until the rows that names give are painted. */
export async function nameOnce(query) {
  const panel = document.querySelector('dialog[open]');
  const field = panel.querySelector('input');
  const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value');
  const type = (text) => {
    set.call(field, text);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  type('');
  await new Promise((resolve) => setTimeout(resolve, 300));
  await window.searchProbe.painted();
  const started = performance.now();
  const rows = new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (!panel.querySelector('[role="option"] mark')) return;
      observer.disconnect();
      resolve();
    });
    observer.observe(panel, { childList: true, subtree: true });
    setTimeout(resolve, 5000);
  });
  type(query);
  await rows;
  await window.searchProbe.painted();
  return performance.now() - started;
}

/** Opens the search by its shortcut, the modifier a moment before the letter as fingers do; resolves to the milliseconds from the letter until it is painted. */
export async function openOnce() {
  const press = (init) => window.dispatchEvent(new KeyboardEvent('keydown', init));
  press({ key: 'Control', ctrlKey: true });
  await new Promise((resolve) => setTimeout(resolve, 100));
  return new Promise((resolve) => {
    const started = performance.now();
    const observer = new MutationObserver(() => {
      if (!document.querySelector('dialog[open]')) return;
      observer.disconnect();
      void window.searchProbe.painted().then(() => resolve(performance.now() - started));
    });
    observer.observe(document.body, { childList: true, subtree: true, attributes: true });
    press({ key: 'k', ctrlKey: true, bubbles: true });
  });
}
