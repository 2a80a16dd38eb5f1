import React, { type ReactNode } from 'react';
import { translate } from '@docusaurus/Translate';
import { TitleFormatterProvider } from '@docusaurus/theme-common/internal';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme/Layout';
import Benchmark from '../landing/Benchmark';
import CreateCommand from '../landing/CreateCommand';
import Demo from '../landing/Demo';
import FeatureCards from '../landing/FeatureCards';
import Frameworks from '../landing/Frameworks';
import MarkdownLink from '../markdown/MarkdownLink';
import FeedLinks from '../blog/FeedLinks';
import Hero from '../landing/Hero';
import HomeSection from '../landing/HomeSection';
import { doors, doorsTexts, featuresTexts, homeFeatures } from '../landing/features';
import { closingTexts, homeHero } from '../landing/hero';
import { showcaseTexts, showcaseTools } from '../landing/tools';
import { pageTitle } from '../page/page-title';
import { RSBUILD_VERSION } from '../ui/rsbuild-version';

/** The start page: what the tool is, how fast it is, where to begin from where one is. */
export default function Home(): ReactNode {
  const hero = homeHero();
  return (
    <TitleFormatterProvider
      formatter={({ title, siteTitle }) =>
        pageTitle({ siteTitle, titleSuffix: title, isHome: true })
      }
    >
      <Layout
        title={hero.description}
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
        <main>
          <Hero {...hero} aside={<Demo />}>
            <CreateCommand />
          </Hero>
          <Benchmark />
          <HomeSection {...featuresTexts()}>
            <FeatureCards features={homeFeatures()} />
          </HomeSection>
          <Frameworks />
          <HomeSection {...doorsTexts()}>
            <FeatureCards features={doors()} />
          </HomeSection>
          <HomeSection {...showcaseTexts()}>
            <FeatureCards features={showcaseTools()} />
          </HomeSection>
          <HomeSection {...closingTexts()}>
            <CreateCommand />
          </HomeSection>
        </main>
      </Layout>
    </TitleFormatterProvider>
  );
}
