import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

interface Props {
  readonly id: string;
  /** What the link leads to, in words; otherwise its id. */
  readonly label?: string;
  readonly children?: ReactNode;
}

/** The link of a heading or a row to itself; the style sheet draws its mark. src/plugins/mdx/row-links.ts uses it, too. */
export default function HashLink({ id, label = id, children }: Props): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <Link
      className="hash-link"
      to={`#${id}`}
      // Beside the outline, or the name itself: assistive technology would hear it twice.
      aria-hidden
      tabIndex={-1}
      title={translate(
        { id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}' },
        { heading: label },
      )}
      translate="no"
    >
      {children}
    </Link>
  );
}
