// Wrap: the same on all pages, it stays as the server sent it.
import React, { type ReactNode } from 'react';
import Footer from '@theme-original/Footer';
import Served from '@site/src/ui/Served';

export default function FooterWrapper(): ReactNode {
  return (
    <Served name="footer">
      <Footer />
    </Served>
  );
}
