import { on, type Behavior } from '../ui/behavior';
import { copyText } from '../ui/copy-text';
import { dataAttributes, marked } from '../ui/dom-contract';
import { fetchFile } from '../ui/fetch-file';

/** Copies a page as Markdown, and says below the menu whether that worked. */
async function copyPage(button: HTMLElement): Promise<void> {
  const status = button.closest('ul')!.nextElementSibling as HTMLElement;
  const { copiedLabel, failedLabel } = dataAttributes(status);
  try {
    await copyText(fetchFile(dataAttributes(button).copyPage!).then((file) => file.text()));
    status.textContent = copiedLabel!;
  } catch (error) {
    console.error(error);
    status.textContent = failedLabel!;
  }
}

/** The actions of the menu beside a title; popovers open the menu itself. */
export const pageMenu: Behavior = {
  listeners: [
    on('click', marked('copyPage'), (button) => void copyPage(button)),
    on('click', marked('printPage'), () => window.print()),
  ],
};
