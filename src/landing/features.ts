import { translate } from '@docusaurus/Translate';

export interface Feature {
  /** A picture's address, the `d` of a path on 24 × 24, or a sign (src/landing/feature-icon.ts). */
  readonly icon: string;
  readonly title: string;
  readonly details: string;
  /** Where the card leads. */
  readonly link: string;
  /** Columns of twelve from 60 em on; 4 when left out. */
  readonly span?: 2 | 3 | 4 | 6;
}

/** Rsbuild's features, in the order of the home page. */
export const homeFeatures = (): readonly Feature[] => [
  {
    icon: 'M13 2.5 5 13.5h6l-1 8 8.5-11.5h-6z',
    title: translate({ id: 'home.rspackBased', message: 'Rspack-based' }),
    details: translate({
      id: 'home.rspackBased.details',
      message:
        'Rspack, a bundler written in Rust, uses all CPU cores. The dev server starts fast and stays fast as your project grows.',
    }),
    link: '/guide/configuration/rspack',
  },
  {
    icon: 'M8.5 7V5.5a2 2 0 0 1 2-2h3a2 2 0 0 1 2 2V7M4.5 7h15A1.5 1.5 0 0 1 21 8.5v10a1.5 1.5 0 0 1-1.5 1.5h-15A1.5 1.5 0 0 1 3 18.5v-10A1.5 1.5 0 0 1 4.5 7zM3 13h18M12 11.5v3',
    title: translate({ id: 'home.batteriesIncluded', message: 'Batteries included' }),
    details: translate({
      id: 'home.batteriesIncluded.details',
      message:
        'You can use TypeScript, JSX, CSS Modules, images, fonts, JSON and web workers without any setup.',
    }),
    link: '/guide/start/features',
  },
  {
    icon: 'M12 3.5 20.5 8 12 12.5 3.5 8zM3.5 12l8.5 4.5 8.5-4.5M3.5 16l8.5 4.5 8.5-4.5',
    title: translate({ id: 'home.frameworkAgnostic', message: 'Framework agnostic' }),
    details: translate({
      id: 'home.frameworkAgnostic.details',
      message:
        'Plugins add support for React, Vue, Svelte, Solid and Preact. The core has no framework-specific code.',
    }),
    link: '/guide/framework/react',
  },
  {
    icon: 'M4 18a8.5 8.5 0 1 1 16 0M12 15.5l4-5.5M12 17a1.5 1.5 0 1 0 0-3 1.5 1.5 0 0 0 0 3zM7 13.5h.01M9 9.5h.01',
    title: translate({ id: 'home.deepOptimization', message: 'Deep optimization' }),
    details: translate({
      id: 'home.deepOptimization.details',
      message:
        'Production builds minify scripts and styles, remove dead code, split chunks and hash file names.',
    }),
    link: '/guide/optimization/optimize-bundle',
  },
  {
    icon: 'M9 3v5M15 3v5M6.5 8h11v3.5a5.5 5.5 0 0 1-11 0zM12 17v4',
    title: translate({ id: 'home.highlyPluggable', message: 'Highly pluggable' }),
    details: translate({
      id: 'home.highlyPluggable.details',
      message:
        'The plugin API is small and has hooks for each step of a build. Maintained plugins cover the common needs.',
    }),
    link: '/plugins/list/',
  },
  {
    icon: 'M4 7h9M19 7h1M16 9.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5zM4 17h1M11 17h9M8 19.5a2.5 2.5 0 1 0 0-5 2.5 2.5 0 0 0 0 5z',
    title: translate({ id: 'home.easyToConfigure', message: 'Easy to configure' }),
    details: translate({
      id: 'home.easyToConfigure.details',
      message:
        'You can start without a config file and change any default later, down to the options of Rspack.',
    }),
    link: '/config/',
  },
];
