import React, { type ReactNode } from 'react';
import type { MarkedText } from '../engine/marks';

/** A text with its marks; nothing of it is ever HTML. Not a component: many are drawn at each key stroke. */
export function marked({ text, marks }: MarkedText): ReactNode[] {
  const parts: ReactNode[] = [];
  let end = 0;
  for (const [from, to] of marks) {
    parts.push(text.slice(end, from), <mark key={from}>{text.slice(from, to)}</mark>);
    end = to;
  }
  return [...parts, text.slice(end)];
}
