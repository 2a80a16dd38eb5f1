import React, { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import Icon from '../../ui/Icon';
import { data } from '../../ui/dom-contract';
import styles from './styles.module.css';

/** How wide all drawings are, without the lines at their edges, in units that are about as large as a phone's pixels. */
const WIDTH = 360;

export interface Props {
  /** What the picture says, for readers who don't see it. */
  readonly says: string;
  readonly height: number;
  readonly children: ReactNode;
}

/** A drawing of a page's text; src/drawings/large-pictures.ts shows it large. */
export default function Picture({ says, height, children }: Props): ReactNode {
  return (
    <figure
      className={styles.picture}
      {...data({
        picture: translate({ id: 'pictures.close', message: 'Close the picture' }),
      })}
    >
      <svg
        className={styles.drawing}
        viewBox={`-1 0 ${WIDTH + 2} ${height}`}
        width={WIDTH + 2}
        height={height}
        role="img"
        aria-label={says}
      >
        {children}
      </svg>
      <button
        type="button"
        className={styles.enlarge}
        aria-label={translate({ id: 'pictures.enlarge', message: 'Enlarge the picture' })}
      >
        <Icon name="enlarge" />
      </button>
    </figure>
  );
}
