import { translate } from '@docusaurus/Translate';
import type { Feature } from '../page/page-front-matter';

/** The head of the features. */
export const featuresTexts = () => ({
  title: translate({ id: 'home.features', message: 'Small to start, ready for more' }),
  tagline: translate({
    id: 'home.features.tagline',
    message: 'What you get before you have configured anything, and how far you can go from there.',
  }),
});

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

/** The head of the doors. */
export const doorsTexts = () => ({
  title: translate({ id: 'home.doors', message: 'I come from …' }),
  tagline: translate({
    id: 'home.doors.tagline',
    message:
      'Most of your code stays as it is. A guide moves the configuration with you, step by step, and has tables for the rest.',
  }),
});

/** The guides for those who have a project already, by what builds it today. */
export const doors = (): readonly Feature[] => [
  {
    icon: 'M12 2.5 20.5 7.25v9.5L12 21.5 3.5 16.75v-9.5zM12 12l8.5-4.75M12 12v9.5M12 12 3.5 7.25',
    title: 'webpack',
    details: translate({
      id: 'home.doors.webpack',
      message: 'Delete what Rsbuild does by default, and keep the part that is yours.',
    }),
    link: '/guide/migration/webpack',
    span: 6,
  },
  {
    icon: 'M3 5l9 16 9-16-7.5 1.5M12.5 3 10 10.5h4L11 17',
    title: 'Vite',
    details: translate({
      id: 'home.doors.vite',
      message: 'Your components stay. The entry and the names of some options change.',
    }),
    link: '/guide/migration/vite',
    span: 6,
  },
  {
    icon: 'M12 8.5c5.25 0 9.5 1.55 9.5 3.5s-4.25 3.5-9.5 3.5S2.5 13.95 2.5 12 6.75 8.5 12 8.5zM9 10.25c2.6-4.55 6.1-7.45 7.75-6.5s.85 5.45-1.75 10-6.1 7.45-7.75 6.5-.85-5.45 1.75-10zM12 12h.01',
    title: 'Create React App',
    details: translate({
      id: 'home.doors.cra',
      message: 'Replace one package, add a config file and change a few lines of the template.',
    }),
    link: '/guide/migration/cra',
    span: 6,
  },
  {
    icon: 'M2.5 4h4L12 13.5 17.5 4h4L12 20.5zM8.5 4l3.5 6 3.5-6',
    title: 'Vue CLI',
    details: translate({
      id: 'home.doors.vueCli',
      message: 'Use the Vue plugin. Most of your options have a direct counterpart.',
    }),
    link: '/guide/migration/vue-cli',
    span: 6,
  },
];
