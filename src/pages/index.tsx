import React, { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { TitleFormatterProvider } from '@docusaurus/theme-common/internal';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import Benchmark from '../landing/Benchmark';
import CreateCommand from '../landing/CreateCommand';
import FeatureCards from '../landing/FeatureCards';
import MarkdownLink from '../markdown/MarkdownLink';
import FeedLinks from '../blog/FeedLinks';
import Hero from '../landing/Hero';
import ToolsShowcase from '../landing/ToolsShowcase';
import { homeFeatures } from '../landing/features';
import { CREATE_COMMAND, homeHero } from '../landing/hero';
import { pageTitle } from '../page/page-title';
import { RSBUILD_VERSION } from '../ui/rsbuild-version';
import styles from './index.module.css';

/** The start page: what the tool is, where to begin, how fast it is, what belongs to it. */
export default function Home(): ReactNode {
  const hero = homeHero();
  return (
    <TitleFormatterProvider
      formatter={({ title, siteTitle }) =>
        pageTitle({ siteTitle, titleSuffix: title, isHome: true })
      }
    >
      <Layout
        title={hero.subtitle}
        description={translate(
          {
            id: 'home.description',
            message:
              'Guides, configuration reference, plugins and JavaScript API of Rsbuild {version}, the build tool based on Rspack.',
            description: 'The description of the home page for search engines',
          },
          { version: RSBUILD_VERSION },
        )}
      >
        <FeedLinks />
        <MarkdownLink path={useBaseUrl('/')} />
        <main className={styles.main}>
          <Hero {...hero}>
            <CreateCommand command={CREATE_COMMAND} />
          </Hero>
          <FeatureCards features={homeFeatures()} />
          <Benchmark />
          <ToolsShowcase />
        </main>
      </Layout>
    </TitleFormatterProvider>
  );
}
