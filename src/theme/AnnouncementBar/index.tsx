// Eject 3.10.2: the site's own banner, shown where it is configured and dismissed under its own key.
import React, { type ReactNode } from 'react';
import Banner from '../../layout/Banner';

export default function AnnouncementBar(): ReactNode {
  return <Banner />;
}
