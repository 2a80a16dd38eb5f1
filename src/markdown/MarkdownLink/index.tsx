import React, { type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Translate from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { data } from '../../ui/dom-contract';
import { llmsAddress, markdownAddress } from '../markdown-address';

/** Names a page's Markdown and the list of all of it: in the head, and in a line for agents that read the text alone. */
export default function MarkdownLink({ path }: { readonly path: string }): ReactNode {
  const base = useBaseUrl('/');
  const markdown = markdownAddress(path);
  return (
    <>
      <Head>
        <link rel="alternate" type="text/markdown" href={markdown} />
        <link rel="describedby" type="text/markdown" href={llmsAddress(path, base)} />
      </Head>
      <p
        className="visually-hidden"
        aria-hidden="true"
        {...data({ markdown: 'skip', search: 'skip' })}
      >
        <Translate
          id="page.forAgents"
          description="A line that only programs read. They know it by its first words"
          values={{ index: `${base}llms.txt`, markdown }}
        >
          {'For AI agents: {index} lists all pages, and {markdown} is this page as Markdown.'}
        </Translate>
      </p>
    </>
  );
}
