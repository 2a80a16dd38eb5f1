import React, { type ReactNode } from 'react';
import clsx from 'clsx';
import isInternalUrl from '@docusaurus/isInternalUrl';
import Link from '@docusaurus/Link';
import { useLocation } from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { removeBase } from '../../routing/address';
import { isNavActive, type NavTarget } from '../nav-active';
import Icon from '../../ui/Icon';
import styles from './styles.module.css';

export interface Props extends NavTarget {
  readonly label: string;
  /** An address as it is; `to` gets the base path. */
  readonly href?: string;
  readonly lang?: string;
  /** Said of a link that `to` cannot tell of, such as one to another language. */
  readonly isCurrent?: boolean;
  readonly className?: string;
}

/** A link of the navigation; it knows whether the page shown is its own. */
export default function NavLink(props: Props): ReactNode {
  const { label, to, href, lang, className } = props;
  const { pathname } = useLocation();
  const { locales, defaultLocale, localeConfigs } = useDocusaurusContext().i18n;
  const target = useBaseUrl(to);
  const path = removeBase(pathname, localeConfigs[defaultLocale]!.baseUrl);
  const isActive = props.isCurrent ?? isNavActive(props, path, locales);
  const isOutside = href !== undefined && !href.startsWith('pathname:') && !isInternalUrl(href);
  return (
    <Link
      className={clsx(styles.link, isActive && styles.active, className)}
      lang={lang}
      aria-current={isActive ? (target === pathname ? 'page' : 'true') : undefined}
      autoAddBaseUrl={!href}
      {...(href ? { href, ...(isOutside ? {} : { target: '_self' }) } : { to: target })}
    >
      {label}
      {isOutside && <Icon name="external" size={14} className={styles.outside} />}
    </Link>
  );
}
