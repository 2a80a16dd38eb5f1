import React, { type ReactNode } from 'react';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import styles from './index.module.css';

/** The start page: what the tool is and where to begin. */
export default function Home(): ReactNode {
  return (
    <Layout
      description={translate({
        id: 'home.description',
        message:
          'Guides, configuration reference, plugins and JavaScript API of Rsbuild 1.3.22, the build tool on Rspack.',
        description: 'The description of the home page for search engines',
      })}
    >
      <main className={styles.main}>
        <Heading as="h1">Rsbuild</Heading>
        <p className={styles.slogan}>
          <Translate id="home.slogan" description="The slogan on the home page">
            Build your web application instantly
          </Translate>
        </p>
        <p>
          <Link className="button button--primary button--lg" to="/guide/start/quick-start">
            <Translate id="home.quickStart" description="The link to the quick start">
              Get Started
            </Translate>
          </Link>
        </p>
      </main>
    </Layout>
  );
}
