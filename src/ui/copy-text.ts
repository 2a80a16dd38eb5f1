/** Copies by way of a selection, as browsers did before they had `navigator.clipboard`, which plain http doesn't have. */
function copyBySelection(text: string): boolean {
  const shown = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.setAttribute('aria-hidden', 'true');
  // In sight, so that the browser doesn't scroll to it, but not to be seen.
  Object.assign(field.style, { position: 'fixed', inset: '0 auto auto 0', opacity: '0' });
  // Within an open dialog, all else is inert and can't be selected.
  (shown?.closest('dialog') ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (shown instanceof HTMLElement) shown.focus({ preventScroll: true });
  return isCopied;
}

/**
 * Writes to the clipboard. A text that is still being fetched is handed over as a promise, so that the write starts
 * within the reader's click and the browser needn't ask for permission.
 * @throws Error where the browser refuses, or the text can't be fetched
 */
export async function copyText(text: string | Promise<string>): Promise<void> {
  // Typed as if it were always there.
  const clipboard = navigator.clipboard as Clipboard | undefined;
  if (!clipboard) {
    // Firefox lets a page copy only while it handles the click.
    const ready = typeof text === 'string' ? text : await text;
    if (!copyBySelection(ready)) throw new Error('The browser does not let the page copy.');
    return undefined;
  }
  if (typeof text === 'string' || typeof ClipboardItem === 'undefined')
    return clipboard.writeText(await text);
  const blob = text.then((loaded) => new Blob([loaded], { type: 'text/plain' }));
  return clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
