import React, { type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import { data } from '../../ui/dom-contract';
import { heroDefaults } from '../hero';
import { starPositions, starSize } from '../star-field';
import styles from './styles.module.css';

type Button = Partial<Record<'text' | 'link', string>>;

export interface Props {
  /** A picture below `static/`. */
  readonly logo?: string;
  /** The product's name when left out. */
  readonly title?: string;
  readonly subtitle?: string;
  readonly description?: string;
  /** A sentence below it, in small type. */
  readonly facts?: string;
  readonly primary?: Button;
  readonly secondary?: Button;
  /** An address; the second button leads there then and says “GitHub”. */
  readonly repository?: string;
  readonly stars?: boolean;
  /** A glowing oval behind the logo. */
  readonly oval?: boolean;
  /** Shown beside the text where there is room, else below it. */
  readonly aside?: ReactNode;
  /** Shown below the buttons. */
  readonly children?: ReactNode;
}

/** Stars behind the content; src/landing/star-field-motion.ts moves those near the pointer towards it. */
function StarField() {
  return (
    <div className={styles.stars} aria-hidden="true" {...data({ stars: '' })}>
      {starPositions.map(([x, y], i) => (
        <span
          key={i}
          className={styles.star}
          style={{
            inset: `${y}% auto auto ${x}%`,
            inlineSize: starSize(i),
            blockSize: starSize(i),
          }}
        />
      ))}
    </div>
  );
}

/** The head of a landing page. */
export default function Hero({ stars = false, oval = true, ...props }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const logo = useBaseUrl(props.logo);
  const defaults = heroDefaults();
  const primary = { ...defaults.primary, ...props.primary };
  const secondary = props.repository
    ? { text: defaults.repositoryText, link: props.repository }
    : { ...defaults.secondary, ...props.secondary };

  return (
    <header className={styles.hero} {...data({ starry: stars ? '' : undefined })}>
      <div>
        <div className={styles.name}>
          {props.logo && (
            <img className={clsx(oval && styles.oval)} src={logo} alt="" width="80" height="80" />
          )}
          <Heading as="h1" className={styles.title}>
            {props.title ?? siteConfig.title}
          </Heading>
        </div>
        {props.subtitle && <p className={styles.subtitle}>{props.subtitle}</p>}
        {props.description && <p className={styles.description}>{props.description}</p>}
        {props.facts && <p className={styles.facts}>{props.facts}</p>}
        <div className={styles.buttons}>
          <Link className="button button--primary" to={primary.link}>
            {primary.text}
          </Link>
          <Link className="button" to={secondary.link}>
            {secondary.text}
          </Link>
        </div>
      </div>
      {props.aside && <div className={styles.aside}>{props.aside}</div>}
      {props.children}
      {/* Last: its stars are placed in per cent of what is above. */}
      {stars && <StarField />}
    </header>
  );
}
