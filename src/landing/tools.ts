import { translate } from '@docusaurus/Translate';
import { RSBUILD_HOME } from '../ui/rsbuild-version';

export interface Tool {
  readonly name: string;
  readonly description: string;
  /** A file below `static/`. */
  readonly logo: string;
  readonly url: string;
}

/** The family of tools around Rspack. */
const family = () => ({
  rspack: {
    name: 'Rspack',
    description: translate({ id: 'tools.rspack', message: 'webpack-compatible bundler in Rust' }),
    logo: '/img/tools/rspack.svg',
    url: 'https://rspack.dev',
  },
  rsbuild: {
    name: 'Rsbuild',
    description: translate({ id: 'tools.rsbuild', message: 'Build tool for web apps' }),
    logo: '/img/logo.svg',
    url: RSBUILD_HOME,
  },
  rslib: {
    name: 'Rslib',
    description: translate({ id: 'tools.rslib', message: 'Library development tool' }),
    logo: '/img/tools/rslib.svg',
    url: 'https://lib.rsbuild.dev',
  },
  rspress: {
    name: 'Rspress',
    description: translate({ id: 'tools.rspress', message: 'Static site generator' }),
    logo: '/img/tools/rspress.svg',
    url: 'https://rspress.dev',
  },
  rsdoctor: {
    name: 'Rsdoctor',
    description: translate({ id: 'tools.rsdoctor', message: 'Build analyzer' }),
    logo: '/img/tools/rsdoctor.svg',
    url: 'https://rsdoctor.dev',
  },
  rstest: {
    name: 'Rstest',
    description: translate({ id: 'tools.rstest', message: 'Testing framework' }),
    logo: '/img/tools/rstest.svg',
    url: 'https://rstest.dev',
  },
  awesomeRspack: {
    name: 'Awesome Rspack',
    description: translate({
      id: 'tools.awesomeRspack',
      message: 'Curated list of community projects',
    }),
    logo: '/img/tools/awesome-rspack.svg',
    url: 'https://github.com/web-infra-dev/awesome-rspack',
  },
});

/** The six cards of the home page. */
export function showcaseTools(): readonly Tool[] {
  const { rspack, rsbuild, rslib, rspress, rsdoctor, rstest } = family();
  return [rspack, rsbuild, rslib, rspress, rsdoctor, rstest];
}

/** The seven entries of the menu in the navbar. */
export function menuTools(): readonly Tool[] {
  const { rspack, rsbuild, rspress, rslib, rsdoctor, rstest, awesomeRspack } = family();
  return [rspack, rsbuild, rspress, rslib, rsdoctor, rstest, awesomeRspack];
}

/** The head of the showcase. */
export const showcaseTexts = () => ({
  title: translate({ id: 'home.ecosystem', message: 'One engine, a whole toolchain' }),
  tagline: translate({
    id: 'home.ecosystem.tagline',
    message:
      'Rsbuild is part of Rstack, a family of JavaScript tools around Rspack. They cover apps, libraries, docs, tests and build analysis.',
  }),
});
