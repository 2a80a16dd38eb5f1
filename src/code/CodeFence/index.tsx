import React, { type ReactNode } from 'react';
import clsx from 'clsx';
import { ThemeClassNames } from '@docusaurus/theme-common';
import { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import { fileComment } from '../file-comment';
import { cutLines } from '../wrap-code';
import CopyButton from '../../ui/CopyButton';
import { data } from '../../ui/dom-contract';
import styles from './styles.module.css';

export interface Props {
  /** Highlighted HTML, made at build time by src/plugins/mdx/code-fences.ts; its links begin after the base. */
  readonly html: string;
  readonly language: string;
  readonly title?: string;
  readonly numbers?: string;
  /** Where the code's language isn't the page's. */
  readonly lang?: string;
}

/** A code fence with its file title and copy button. */
export default function CodeFence({ html, language, title, numbers, lang }: Props): ReactNode {
  const cut = cutLines(html);
  const base = useBaseUrl('/');
  return (
    <div className={clsx(ThemeClassNames.common.codeBlock, `language-${language}`, styles.fence)}>
      {title && <div className={styles.title}>{title}</div>}
      <pre className={clsx(styles.pre, numbers && styles.numbers)} lang={lang} tabIndex={0}>
        <code
          dangerouslySetInnerHTML={{ __html: html.replaceAll('<a href="/', `<a href="${base}`) }}
        />
      </pre>
      <span className={styles.buttons}>
        {cut && (
          <button
            type="button"
            className={clsx(styles.wrap, cut === 'phones' && styles.onPhones)}
            aria-label={translate({ id: 'code.wrap', message: 'Wrap long lines' })}
            aria-pressed={false}
            {...data({ wrap: '' })}
          />
        )}
        <CopyButton firstLine={fileComment(title, language)} />
      </span>
    </div>
  );
}
