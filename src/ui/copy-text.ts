/**
 * Writes to the clipboard. A text that is still being fetched is handed over as a promise, so that the write starts
 * within the reader's click and the browser needn't ask for permission.
 * @throws Error where the browser refuses, or the text can't be fetched
 */
export async function copyText(text: string | Promise<string>): Promise<void> {
  if (typeof text === 'string' || typeof ClipboardItem === 'undefined')
    return navigator.clipboard.writeText(await text);
  const blob = text.then((loaded) => new Blob([loaded], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}
