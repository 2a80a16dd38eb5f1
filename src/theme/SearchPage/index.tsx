// Eject 0.55.3: the plugin's page has no groups, marks or versions; this mounts the site's.
import React, { type ReactNode } from 'react';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Translate, { translate } from '@docusaurus/Translate';
import Layout from '@theme/Layout';
import SearchPage from '@site/src/search/page';
import styles from '@site/src/search/page/styles.module.css';
import Island from '@site/src/ui/Island';
import { RSBUILD_VERSION } from '@site/src/ui/rsbuild-version';

/** All results for a query; not for search engines. */
export default function Search(): ReactNode {
  return (
    <Layout
      title={translate({
        id: 'search.pageTitle',
        message: 'Search',
        description: 'The title of the search page and the name of its field',
      })}
      description={translate(
        {
          id: 'search.pageDescription',
          message:
            'Search the guides, options, plugins and the JavaScript API of Rsbuild {version}.',
          description: 'The description of the search page',
        },
        { version: RSBUILD_VERSION },
      )}
    >
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <Island name="search-page">
        <SearchPage />
      </Island>
      <noscript>
        <p className={styles.noScript}>
          <Translate
            id="search.noScript"
            values={{
              overview: (
                <Link to="/config/">
                  <Translate id="search.overview">overview of all options</Translate>
                </Link>
              ),
            }}
          >
            {'The search needs JavaScript. Without it, the navigation and the {overview} lead on.'}
          </Translate>
        </p>
      </noscript>
    </Layout>
  );
}
