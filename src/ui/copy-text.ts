const copyKey = () => (/mac|iphone|ipad/i.test(navigator.userAgent) ? 'Cmd+C' : 'Ctrl+C');

/** Writes to the clipboard, or asks the reader to where that is not allowed; resolves to whether it wrote. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    window.prompt(`Copy to clipboard: ${copyKey()}, Enter`, text);
    return false;
  }
}
