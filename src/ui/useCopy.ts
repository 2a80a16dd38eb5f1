import { useEffect, useRef, useState } from 'react';

/** How long the copied state is shown, in milliseconds. */
const COPIED_MS = 2000;

const copyKey = () => (/mac|iphone|ipad/i.test(navigator.userAgent) ? 'Cmd+C' : 'Ctrl+C');

/** `copy(text)` writes to the clipboard, or asks the reader to when that is not allowed; `copied` is true for two seconds. */
export function useCopy(): { copied: boolean; copy: (text: string) => Promise<void> } {
  const [copied, setCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);

  async function copy(text: string) {
    clearTimeout(timer.current);
    try {
      await navigator.clipboard.writeText(text);
    } catch {
      setCopied(false);
      window.prompt(`Copy to clipboard: ${copyKey()}, Enter`, text);
      return;
    }
    setCopied(true);
    timer.current = setTimeout(() => setCopied(false), COPIED_MS);
  }
  return { copied, copy };
}
