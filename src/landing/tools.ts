import { translate } from '@docusaurus/Translate';
import type { Feature } from '../page/page-front-matter';
import { RSBUILD_HOME } from '../ui/rsbuild-version';

const tool = (title: string, link: string, details: string, icon?: string) => ({
  icon: icon ?? `/img/tools/${title.toLowerCase().replace(' ', '-')}.svg`,
  title,
  details,
  link,
});

/** The family of tools around Rspack, in the order of the menu. */
const family = () => ({
  rspack: tool(
    'Rspack',
    'https://rspack.dev',
    translate({ id: 'tools.rspack', message: 'webpack-compatible bundler in Rust' }),
  ),
  rsbuild: tool(
    'Rsbuild',
    RSBUILD_HOME,
    translate({ id: 'tools.rsbuild', message: 'Build tool for web apps' }),
    '/img/logo.svg',
  ),
  rspress: tool(
    'Rspress',
    'https://rspress.dev',
    translate({ id: 'tools.rspress', message: 'Static site generator' }),
  ),
  rslib: tool(
    'Rslib',
    'https://lib.rsbuild.dev',
    translate({ id: 'tools.rslib', message: 'Library development tool' }),
  ),
  rsdoctor: tool(
    'Rsdoctor',
    'https://rsdoctor.dev',
    translate({ id: 'tools.rsdoctor', message: 'Build analyzer' }),
  ),
  rstest: tool(
    'Rstest',
    'https://rstest.dev',
    translate({ id: 'tools.rstest', message: 'Testing framework' }),
  ),
  awesomeRspack: tool(
    'Awesome Rspack',
    'https://github.com/web-infra-dev/awesome-rspack',
    translate({ id: 'tools.awesomeRspack', message: 'Curated list of community projects' }),
  ),
});

/** The six cards of the home page. */
export function showcaseTools(): readonly Feature[] {
  const { rspack, rsbuild, rslib, rspress, rsdoctor, rstest } = family();
  return [rspack, rsbuild, rslib, rspress, rsdoctor, rstest];
}

/** The seven entries of the menu in the navbar. */
export const menuTools = (): readonly Feature[] => Object.values(family());

/** The head of the showcase. */
export const showcaseTexts = () => ({
  title: translate({ id: 'home.ecosystem', message: 'One engine, a whole toolchain' }),
  tagline: translate({
    id: 'home.ecosystem.tagline',
    message:
      'Rsbuild is part of Rstack, a family of JavaScript tools around Rspack. They cover apps, libraries, docs, tests and build analysis.',
  }),
});
