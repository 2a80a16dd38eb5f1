// Eject 3.10.2: the document's title is `404` alone, without the site's name.
import React, { type ReactNode } from 'react';
import Layout from '@theme/Layout';
import NotFoundContent from '@theme/NotFound/Content';

export default function NotFound(): ReactNode {
  return (
    <Layout>
      <NotFoundContent />
    </Layout>
  );
}
