import { useState } from 'react';

export type CopyState = 'idle' | 'copied' | 'failed';

async function fetchText(address: string): Promise<string> {
  const response = await fetch(address);
  if (!response.ok) throw new Error(`${address} answers with ${response.status}.`);
  return response.text();
}

/** Starts within the reader's click, so that no browser asks for a permission, and waits for the text then. */
async function copyText(text: Promise<string>): Promise<void> {
  if (typeof ClipboardItem === 'undefined') return navigator.clipboard.writeText(await text);
  const blob = text.then((loaded) => new Blob([loaded], { type: 'text/plain' }));
  return navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/** Copies what is at an address, and says whether that worked. */
export function useCopyPage(address: string): { state: CopyState; copy: () => Promise<void> } {
  const [state, setState] = useState<CopyState>('idle');
  const copy = async () => {
    try {
      await copyText(fetchText(address));
      setState('copied');
    } catch (error) {
      console.error(error);
      setState('failed');
    }
  };
  return { state, copy };
}
