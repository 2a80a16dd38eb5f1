import React, { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { TitleFormatterProvider } from '@docusaurus/theme-common/internal';
import Layout from '@theme/Layout';
import Benchmark from '../components/Benchmark';
import CreateCommand from '../components/CreateCommand';
import FeatureCards from '../components/FeatureCards';
import FeedLinks from '../components/FeedLinks';
import Hero from '../components/Hero';
import ToolsShowcase from '../components/ToolsShowcase';
import { homeFeatures } from '../data/features';
import { CREATE_COMMAND, homeHero } from '../data/hero';
import { pageTitle } from '../lib/page-title';
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
        description={translate({
          id: 'home.description',
          message:
            'Guides, configuration reference, plugins and JavaScript API of Rsbuild 1.3.22, the build tool on Rspack.',
          description: 'The description of the home page for search engines',
        })}
      >
        <FeedLinks />
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
