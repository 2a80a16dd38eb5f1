import React, { type ReactNode } from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import { useBase } from '../../addresses/useBase';
import { useMissingAddress } from '../useMissingAddress';
import { useNearestPages } from '../useNearestPages';
import { useNotFoundData } from '../useNotFoundData';
import { breakable } from '../../ui/breakable';
import { addBase, swapLanguage } from '../../addresses/address';
import styles from './styles.module.css';

export interface Props {
  /** `div` where the page around it has its `main` already. */
  readonly as?: 'main' | 'div';
}

/** The 404 page: one for both languages; the reader's is read from the address. */
export default function NotFoundPage({ as: Root = 'main' }: Props): ReactNode {
  const { base, locales, defaultLocale } = useBase();
  const missing = useMissingAddress();
  const { strings, pages } = useNotFoundData(missing?.language);
  const language = missing?.language ?? defaultLocale;
  const home = addBase(swapLanguage('/', language, locales), base);
  const nearest = useNearestPages(missing && addBase(missing.path, base), pages);

  return (
    <Root className={styles.page} lang={language}>
      <Head>
        <title>404</title>
      </Head>
      <p className={styles.code}>404</p>
      <Heading as="h1" className={styles.title}>
        {strings['notFound.title'] ??
          translate({
            id: 'notFound.title',
            message: 'PAGE NOT FOUND',
            description: 'The heading of the 404 page',
          })}
      </Heading>
      <Link
        className={clsx('button button--primary', styles.home)}
        to={`pathname://${home}`}
        target="_self"
      >
        {strings['notFound.home'] ??
          translate({
            id: 'notFound.home',
            message: 'Take me home',
            description: 'The link of the 404 page to the home page',
          })}
      </Link>
      {nearest.length > 0 && (
        <nav className={styles.nearest} aria-labelledby="nearest-pages">
          <p id="nearest-pages">
            {strings['notFound.nearest'] ??
              translate({
                id: 'notFound.nearest',
                message: 'Perhaps you were looking for',
                description: 'Above the pages that the 404 page suggests',
              })}
          </p>
          <ul>
            {nearest.map(({ path, title }) => (
              <li key={path}>
                <Link to={`pathname://${path}`} target="_self">
                  {breakable(title)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </Root>
  );
}
