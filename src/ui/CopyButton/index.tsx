import React, { useEffect, type ReactNode } from 'react';
import clsx from 'clsx';
import { translate } from '@docusaurus/Translate';
import { copyText } from '../copy-text';
import styles from './styles.module.css';

export interface Props {
  readonly className?: string;
  /** What is copied above the code. */
  readonly firstLine?: string;
}

/** A button that copies the code beside it: HTML alone, which `useCopyButtons` brings to life. */
export default function CopyButton({ className, firstLine = '' }: Props): ReactNode {
  const label = translate({
    id: 'code.copy',
    message: 'Copy code',
    description: 'The copy button of a code fence',
  });
  return (
    <button
      type="button"
      className={clsx(styles.button, className)}
      aria-label={label}
      title={label}
      data-copy={firstLine}
    >
      <svg
        viewBox="0 0 24 24"
        width="18"
        height="18"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden="true"
      >
        <path className={styles.done} d="m5 12.5 4.5 4.5L19 7.5" />
        <path
          className={styles.idle}
          d="M9 9V5.5A1.5 1.5 0 0 1 10.5 4h8A1.5 1.5 0 0 1 20 5.5v8a1.5 1.5 0 0 1-1.5 1.5H15M5.500 9h8A1.5 1.5 0 0 1 15 10.500v8a1.5 1.5 0 0 1-1.500 1.500h-8A1.5 1.5 0 0 1 4 18.500v-8A1.5 1.5 0 0 1 5.500 9Z"
        />
      </svg>
    </button>
  );
}

/** How long a button says that it has copied, in milliseconds. */
const COPIED_MS = 2000;

const timers = new WeakMap<Element, ReturnType<typeof setTimeout>>();
const labels = new WeakMap<Element, string>();

/** The code beside a button as a reader wants it: below the button's first line, without the lines that a change removes. */
function codeBeside(button: HTMLElement): string {
  const code = button.parentElement!.querySelector('code')!.cloneNode(true) as HTMLElement;
  code.querySelectorAll('.del').forEach((line) => line.remove());
  const text = code.textContent!.replace(/\n$/, '');
  return button.dataset.copy ? `${button.dataset.copy}\n${text}` : text;
}

function show(button: HTMLElement, isCopied: boolean): void {
  clearTimeout(timers.get(button));
  if (!labels.has(button)) labels.set(button, button.title);
  const label = isCopied
    ? translate({
        id: 'code.copied',
        message: 'Copied',
        description: 'The copy button just after copying',
      })
    : labels.get(button)!;
  button.setAttribute('aria-label', label);
  button.title = label;
  button.toggleAttribute('data-copied', isCopied);
  if (isCopied)
    timers.set(
      button,
      setTimeout(() => show(button, false), COPIED_MS),
    );
}

async function onClick({ target }: MouseEvent): Promise<void> {
  const button = (target as Element).closest<HTMLElement>('button[data-copy]');
  if (!button) return;
  clearTimeout(timers.get(button));
  const isCopied = await copyText(codeBeside(button));
  show(button, isCopied);
}

/** The copy buttons of the document: they say for two seconds that they have copied. */
export function useCopyButtons(): void {
  useEffect(() => {
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
}
