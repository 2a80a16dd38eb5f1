import React from 'react';
import isInternalUrl from '@docusaurus/isInternalUrl';
import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';

/** The address of a link as Docusaurus writes it into the HTML; the site leaves `trailingSlash` open. */
function useTarget(given, autoAddBaseUrl) {
  const { withBaseUrl } = useBaseUrlUtils();
  const address = given?.replace('pathname://', '');
  return autoAddBaseUrl && address?.startsWith('/') ? withBaseUrl(address) : address;
}

/** Draws what Docusaurus's link draws. src/addresses/useLinks.ts follows all links of the document and fetches their pages. */
export default function Link({
  to,
  href,
  autoAddBaseUrl = true,
  isNavLink: _isNavLink,
  isActive: _isActive,
  activeClassName: _activeClassName,
  'data-noBrokenLinkCheck': _noBrokenLinkCheck,
  ...props
}) {
  const given = to || href;
  const outside = given &&
    !isInternalUrl(given) && { target: '_blank', rel: 'noopener noreferrer' };
  // eslint-disable-next-line @docusaurus/no-html-links -- this is that link
  return <a href={useTarget(given, autoAddBaseUrl)} {...outside} {...props} />;
}
