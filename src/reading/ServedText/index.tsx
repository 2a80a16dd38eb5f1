import React, {
  createContext,
  startTransition,
  useContext,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  type ReactNode,
} from 'react';
import { createPortal } from 'react-dom';
import { SERVED_TEXT, type ServedHtml } from '../served-content';

interface TextOfPage {
  /** The page's text as the server sent it; undefined where the page's module draws it. */
  readonly html?: ServedHtml;
  /** What React draws inside the text, by name. */
  readonly islands: Readonly<Record<string, ReactNode>>;
}

const Served = createContext<TextOfPage>({ islands: {} });

export const ServedTextProvider = Served.Provider;

/** The place in a page's text of what React draws there, also where it leaves the rest as the server sent it. */
export function Island({ name }: { readonly name: string }): ReactNode {
  return <div data-island={name}>{useContext(Served).islands[name]}</div>;
}

interface Place {
  readonly element: Element;
  readonly name: string;
  /** What the server sent there; it stays until React has drawn. */
  readonly served: readonly ChildNode[];
}

function placesIn(text: Element): Place[] {
  const elements = [...text.querySelectorAll('[data-island]')];
  return elements.map((element) => ({
    element,
    name: element.getAttribute('data-island')!,
    served: [...element.childNodes],
  }));
}

export interface Props {
  readonly className?: string;
  readonly children: ReactNode;
}

/**
 * A page's text with what is above and below. It never changes, so React leaves the server's HTML as it is, except for
 * its islands: what else works in it works on the document.
 */
export default function ServedText({ children, ...props }: Props): ReactNode {
  const { html, islands } = useContext(Served);
  const text = useRef<HTMLDivElement>(null);
  const [places, setPlaces] = useState<readonly Place[]>([]);
  // A page's first work is long enough without its islands: they are drawn in tasks of their own.
  useEffect(() => {
    if (html) startTransition(() => setPlaces(placesIn(text.current!)));
  }, [html]);
  useLayoutEffect(() => {
    for (const { served } of places) for (const node of served) node.remove();
  }, [places]);
  const attributes = { ...props, [SERVED_TEXT]: '' };
  if (html === undefined) return <div {...attributes}>{children}</div>;
  return (
    <>
      <div {...attributes} ref={text} dangerouslySetInnerHTML={html} suppressHydrationWarning />
      {places.map(({ element, name }) => createPortal(islands[name], element, name))}
    </>
  );
}
