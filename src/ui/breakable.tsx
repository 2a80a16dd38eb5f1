import React, { Fragment, type ReactNode } from 'react';
import { nameBreaks, splitNames } from './name-breaks';

/** A text whose long names may break at their joints, or at other offsets. Copying, searching and reading aloud give it whole. */
export function breakable(text: string, breaks = nameBreaks(text)): ReactNode {
  const parts = splitNames(text, breaks);
  if (parts.length === 1) return text;
  return parts.map((part, i) => (
    <Fragment key={i}>
      {i > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}
