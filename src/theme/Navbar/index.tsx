// Eject 3.10.2: the site's own bar and full-screen menu.
import React, { type ReactNode } from 'react';
import SiteNavbar from '../../layout/SiteNavbar';

export default function Navbar(): ReactNode {
  return <SiteNavbar />;
}
