import React, { useState, type ReactNode } from 'react';
import { ownHtml } from '../own-html';

interface Html {
  readonly __html: string | TrustedHTML;
}

const known = new Map<string, Html | undefined>();

/** A part of the document as the server sent it, read once, before React takes over. */
function servedHtml(name: string): Html | undefined {
  if (typeof window === 'undefined') return undefined;
  if (!known.has(name)) {
    const isServed = document.documentElement.dataset.hasHydrated === 'false';
    const part = isServed ? document.querySelector(`[data-served="${name}"]`) : null;
    known.set(name, part ? { __html: ownHtml(part.innerHTML) } : undefined);
  }
  return known.get(name);
}

export interface Props {
  /** Tells this part of the document from others. */
  readonly name: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** A part that stays as the server sent it, which React draws only where the server did not. What works in it works on the document. */
export default function Served({ name, className, children }: Props): ReactNode {
  const [html] = useState(() => servedHtml(name));
  const attributes = { className, 'data-served': name };
  if (!html) return <div {...attributes}>{children}</div>;
  return <div {...attributes} dangerouslySetInnerHTML={html} suppressHydrationWarning />;
}
