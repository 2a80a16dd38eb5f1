import React, { type ReactNode } from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import { data } from '../../ui/dom-contract';
import styles from './styles.module.css';

export interface Props {
  /** `div` where the page around it has its `main` already. */
  readonly as?: 'main' | 'div';
}

/** The 404 page, which says the same at every address; src/not-found/missing-page.ts adds what depends on the address. */
export default function NotFoundPage({ as: Root = 'main' }: Props): ReactNode {
  return (
    <Root className={styles.page} {...data({ missingPage: '' })}>
      <Head>
        <title>404</title>
      </Head>
      <p className={styles.code}>404</p>
      <Heading as="h1" className={styles.title}>
        {translate({ id: 'notFound.title', message: 'PAGE NOT FOUND' })}
      </Heading>
      <Link
        className={clsx('button button--primary', styles.home)}
        to={`pathname://${useBaseUrl('/')}`}
        target="_self"
      >
        {translate({ id: 'notFound.home', message: 'Take me home' })}
      </Link>
      <nav className={styles.nearest} aria-labelledby="nearest-pages" hidden>
        <p id="nearest-pages">
          {translate({ id: 'notFound.nearest', message: 'Perhaps you were looking for' })}
        </p>
        <ul />
      </nav>
    </Root>
  );
}
