import React, { type CSSProperties, type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Heading from '@theme/Heading';
import { data } from '../../ui/dom-contract';
import { bricksAddress } from '../bricks';
import { heroDefaults } from '../hero';
import { starPositions, starSize } from '../star-field';
import styles from './styles.module.css';

export interface HeroButton {
  readonly text?: string;
  readonly link?: string;
}

export interface Props {
  /** A picture below `static/`. */
  readonly logo?: string;
  /** The product's name when left out. */
  readonly title?: string;
  readonly subtitle?: string;
  readonly description?: string;
  readonly primary?: HeroButton;
  readonly secondary?: HeroButton;
  /** An address; the second button leads there then and says “GitHub”. */
  readonly repository?: string;
  readonly stars?: boolean;
  /** A glowing oval behind the logo. */
  readonly oval?: boolean;
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
            insetInlineStart: `${x}%`,
            insetBlockStart: `${y}%`,
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
    <header
      className={styles.hero}
      {...data({ starry: stars ? '' : undefined })}
      style={{ '--bricks': `url("${bricksAddress}")` } as CSSProperties}
    >
      {props.logo && (
        <div className={clsx(styles.logo, oval && styles.oval)}>
          <img src={logo} alt="" width="112" height="112" />
        </div>
      )}
      <Heading as="h1" className={styles.title}>
        {props.title ?? siteConfig.title}
      </Heading>
      {props.subtitle && <p className={styles.subtitle}>{props.subtitle}</p>}
      {props.description && <p className={styles.description}>{props.description}</p>}
      <div className={styles.buttons}>
        <Link className={clsx('button button--primary', styles.button)} to={primary.link}>
          {primary.text}
        </Link>
        <Link className={clsx('button', styles.button)} to={secondary.link}>
          {secondary.text}
        </Link>
      </div>
      {props.children}
      {/* Last: its stars are placed in per cent of what is above. */}
      {stars && <StarField />}
    </header>
  );
}
