import React, { useRef, type ReactNode } from 'react';
import { starPositions } from '../../stars';
import { useStarField } from '../../useStarField';
import { starSize } from '../../star-field';
import styles from './styles.module.css';

/** Stars behind its parent's content; those near the pointer move towards it. */
export default function StarField(): ReactNode {
  const layer = useRef<HTMLDivElement>(null);
  useStarField(layer, starPositions);
  return (
    <div ref={layer} className={styles.field} aria-hidden="true">
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
