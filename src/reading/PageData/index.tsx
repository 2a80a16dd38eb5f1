import React, { type ReactNode } from 'react';
import { ownHtml } from '../../ui/own-html';
import { DATA_ID, type PageData as Data, type ServedHtml } from '../served-content';

export interface Props {
  readonly content: Data & {
    readonly servedHtml?: ServedHtml;
    /** Whether components of its own are in the page's text; React draws it then. */
    readonly isInteractive?: boolean;
  };
}

/** One object, so that React never writes it again. */
const UNTOUCHED = { __html: ownHtml('') };

/** JSON that can't end the script that it is in. */
const toJson = (data: Data) => JSON.stringify(data).replaceAll('<', '\\u003c');

/** What the page's module knows of the page, in the HTML: so the first page's module isn't fetched. */
export default function PageData({ content }: Props): ReactNode {
  const { metadata, frontMatter, toc, contentTitle, assets, servedHtml, isInteractive } = content;
  const isServer = typeof window === 'undefined';
  if (isServer ? isInteractive : servedHtml === undefined) return null;
  const json = () => toJson({ metadata, frontMatter, toc, contentTitle, assets });
  return (
    <script
      id={DATA_ID}
      type="application/json"
      dangerouslySetInnerHTML={isServer ? { __html: json() } : UNTOUCHED}
      suppressHydrationWarning
    />
  );
}
