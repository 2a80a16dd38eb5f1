import { on, type Behavior } from '../ui/behavior';

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

/** Copies a page as Markdown, and says below the menu whether that worked. */
async function copyPage(button: HTMLElement): Promise<void> {
  const status = button.closest('ul')!.nextElementSibling as HTMLElement;
  const { copied, failed } = status.dataset;
  try {
    await copyText(fetchText(button.dataset.copyPage!));
    status.textContent = copied!;
  } catch (error) {
    console.error(error);
    status.textContent = failed!;
  }
}

/** What the menu beside a title does with the page; opening it is a popover's matter. */
export const pageMenu: Behavior = {
  listeners: [
    on('click', '[data-copy-page]', (button) => void copyPage(button)),
    on('click', '[data-print-page]', () => window.print()),
  ],
};
