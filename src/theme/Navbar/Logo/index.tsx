// Eject 3.10.2: one mark for both themes, behind the menu of tools, on every page.
import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import { useThemeConfig } from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import ToolsMenu from '../../../layout/ToolsMenu';

export default function NavbarLogo(): ReactNode {
  const { title, logo } = useThemeConfig().navbar;
  const src = useBaseUrl(logo!.src);
  return (
    <>
      <ToolsMenu />
      <Link to="/" className="navbar__brand">
        <img src={src} alt={logo!.alt} width={logo!.width} height={logo!.height} />
        <b className="navbar__title">{title}</b>
      </Link>
    </>
  );
}
