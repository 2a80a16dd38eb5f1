import React, { createContext, useContext, type ReactNode } from 'react';
import { SERVED_TEXT, type ServedHtml } from '../served-content';

/** The page's text as the server sent it; undefined where the page's module draws it. */
const Served = createContext<ServedHtml | undefined>(undefined);

export const ServedTextProvider = Served.Provider;

export interface Props {
  readonly className?: string;
  readonly children: ReactNode;
}

/** A page's text with what is above and below. It never changes, so React leaves the server's HTML as it is: what works in it works on the document. */
export default function ServedText({ children, ...props }: Props): ReactNode {
  const servedHtml = useContext(Served);
  const attributes = { ...props, [SERVED_TEXT]: '' };
  if (servedHtml === undefined) return <div {...attributes}>{children}</div>;
  return <div {...attributes} dangerouslySetInnerHTML={servedHtml} suppressHydrationWarning />;
}
