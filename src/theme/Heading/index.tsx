// Eject 3.10.2: long names break at their humps, and the link to a heading isn't read as a part of it.
import React, { type ReactNode } from 'react';
import clsx from 'clsx';
import { useAnchorTargetClassName } from '@docusaurus/theme-common';
import type { Props } from '@theme/Heading';
import HashLink from '@site/src/page/HashLink';
import { breakable } from '@site/src/ui/breakable';

/** Lets a line break before the mark, which the style sheet draws. */
const ZERO_WIDTH_SPACE = '\u200b';

export default function Heading({ as: As, id, children, ...props }: Props): ReactNode {
  const anchorTargetClassName = useAnchorTargetClassName(id);
  const isText = typeof children === 'string';
  const content = isText ? breakable(children) : children;
  if (As === 'h1' || !id) return <As {...props}>{content}</As>;
  return (
    <As {...props} id={id} className={clsx('anchor', anchorTargetClassName, props.className)}>
      {content}
      <HashLink id={id} label={isText ? children : id}>
        {ZERO_WIDTH_SPACE}
      </HashLink>
    </As>
  );
}
