import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { translate } from '@docusaurus/Translate';
import useBrokenLinks from '@docusaurus/useBrokenLinks';

/** The link to a row of a table by the name in its first cell. src/plugins/mdx/row-links.ts puts it there. */
export default function RowLink({ name }: { readonly name: string }): ReactNode {
  useBrokenLinks().collectAnchor(name);
  return (
    <Link
      className="hash-link"
      to={`#${name}`}
      // Assistive technology would hear each name twice.
      aria-hidden
      tabIndex={-1}
      title={translate(
        { id: 'theme.common.headingLinkTitle', message: 'Direct link to {heading}' },
        { heading: name },
      )}
    />
  );
}
