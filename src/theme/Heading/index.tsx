// Eject 3.10.2: long names break at their humps, and the link to a heading isn't read as a part of it.
import React, { type ReactNode } from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { useAnchorTargetClassName } from '@docusaurus/theme-common';
import type { Props } from '@theme/Heading';
import { breakable } from '@site/src/ui/breakable';

/** Lets a line break before the mark, which the style sheet draws. */
const ZERO_WIDTH_SPACE = '\u200b';

export default function Heading({ as: As, id, children, ...props }: Props): ReactNode {
  const brokenLinks = useBrokenLinks();
  const anchorTargetClassName = useAnchorTargetClassName(id);
  const isText = typeof children === 'string';
  const content = isText ? breakable(children) : children;
  if (As === 'h1' || !id) return <As {...props}>{content}</As>;
  brokenLinks.collectAnchor(id);
  return (
    <As {...props} id={id} className={clsx('anchor', anchorTargetClassName, props.className)}>
      {content}
      <Link
        className="hash-link"
        to={`#${id}`}
        // Beside the outline, which leads to the same places by keyboard.
        aria-hidden
        tabIndex={-1}
        title={translate(
          { id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}' },
          { heading: isText ? children : id },
        )}
        translate="no"
      >
        {ZERO_WIDTH_SPACE}
      </Link>
    </As>
  );
}
