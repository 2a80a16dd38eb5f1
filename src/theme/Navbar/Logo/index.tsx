// Wrap: the menu of tools comes before the site's name on every page.
import React, { type ReactNode } from 'react';
import NavbarLogo from '@theme-original/Navbar/Logo';
import ToolsMenu from '@site/src/shell/ToolsMenu';

export default function NavbarLogoWrapper(): ReactNode {
  return (
    <>
      <ToolsMenu />
      <NavbarLogo />
    </>
  );
}
