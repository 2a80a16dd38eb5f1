import React, { type ReactNode } from 'react';
import { data } from '../../../ui/dom-contract';
import { starPositions } from '../../stars';
import { starSize } from '../../star-field';
import styles from './styles.module.css';

/** Stars behind the content of the hero; src/landing/star-field-motion.ts moves those near the pointer towards it. */
export default function StarField(): ReactNode {
  return (
    <div className={styles.field} aria-hidden="true" {...data({ stars: '' })}>
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
