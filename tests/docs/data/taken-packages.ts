/** Packages that samples of a page use and that its reader has already: no command of the page installs them. */
export interface TakenPackages {
  page: string;
  packages: string[];
  /** the sentence of the page that tells its reader */
  says: string;
}

const react = ['react', 'react-dom', '@rsbuild/plugin-react'];

export const takenPackages: TakenPackages[] = [
  {
    page: 'docs/guide/advanced/environments.mdx',
    packages: ['@rsbuild/plugin-react'],
    says: 'You need a project with React.',
  },
  {
    page: 'docs/guide/advanced/module-federation.mdx',
    packages: react,
    says: 'Both are projects with React.',
  },
  {
    page: 'docs/guide/advanced/module-federation.mdx',
    packages: ['remote'],
    says: 'The example on this page has two applications: a remote that offers a button and a host that shows it.',
  },
  {
    page: 'docs/guide/basic/web-workers.mdx',
    packages: ['react'],
    says: 'This component is written for React. In other frameworks, put the two steps into the hooks that run on mount and on unmount.',
  },
  {
    page: 'docs/guide/faq/exceptions.mdx',
    packages: ['postcss-pxtorem'],
    says: "Often it's an object with options, because you've passed the options of the plugin without calling it:",
  },
  {
    page: 'docs/guide/faq/features.mdx',
    packages: ['antd'],
    says: 'An import of antd then becomes two, one for the component and one for its styles:',
  },
  {
    page: 'docs/guide/faq/hmr.mdx',
    packages: ['react', '@rsbuild/plugin-react'],
    says: 'In this configuration, React is an external in production, and Rsbuild bundles it during development:',
  },
  {
    page: 'docs/guide/migration/cra.mdx',
    packages: ['react', 'react-dom'],
    says: 'The first five steps of this guide move a plain CRA project.',
  },
  {
    page: 'docs/guide/migration/cra.mdx',
    packages: ['@craco/craco', 'circular-dependency-plugin'],
    says: 'Take this craco.config.js as an example.',
  },
  {
    page: 'docs/guide/migration/modern-builder.mdx',
    packages: ['@modern-js/builder-cli', '@modern-js/builder-plugin-stylus'],
    says: 'Then compare your file with this one of Builder:',
  },
  {
    page: 'docs/guide/migration/modern-builder.mdx',
    packages: ['react-dom'],
    says: "In this guide, you'll move a small React project in six steps.",
  },
  {
    page: 'docs/guide/migration/vite.mdx',
    packages: ['@vitejs/plugin-react', 'vite'],
    says: "In this guide, you'll move a React project with this configuration:",
  },
  {
    page: 'docs/guide/migration/vite.mdx',
    packages: ['react-dom'],
    says: "In this guide, you'll move a React project with this configuration:",
  },
  {
    page: 'docs/guide/migration/vue-cli.mdx',
    packages: ['vue'],
    says: "In this guide, you'll first move a Vue 3 project, and then look up what yours has in addition.",
  },
  {
    page: 'docs/guide/migration/webpack.mdx',
    packages: ['copy-webpack-plugin', 'html-webpack-plugin', 'mini-css-extract-plugin', 'webpack'],
    says: "In this guide, you'll move a React project written in TypeScript, which starts with this configuration:",
  },
  {
    page: 'docs/guide/migration/webpack.mdx',
    packages: ['react-dom'],
    says: "In this guide, you'll move a React project written in TypeScript, which starts with this configuration:",
  },
  {
    page: 'docs/guide/framework/preact.mdx',
    packages: ['react'],
    says: 'For example, this hook works without React being installed:',
  },
  {
    page: 'docs/guide/optimization/build-performance.mdx',
    packages: ['tailwindcss'],
    says: 'Narrow the globs of Tailwind CSS 3',
  },
  {
    page: 'docs/guide/optimization/build-performance.mdx',
    packages: ['@rsbuild/plugin-babel'],
    says: 'When you need Babel, restrict @rsbuild/plugin-babel to the files that need it.',
  },
  {
    page: 'docs/guide/optimization/optimize-bundle.mdx',
    packages: ['moment'],
    says: 'Say your page shows a date with moment:',
  },
  {
    page: 'docs/guide/optimization/optimize-bundle.mdx',
    packages: ['lodash'],
    says: 'For example, import a function of lodash from its own file:',
  },
  {
    page: 'docs/guide/styling/css-in-js.mdx',
    packages: ['react-dom', '@rsbuild/plugin-react'],
    says: 'The examples need a project with React.',
  },
  {
    page: 'docs/guide/styling/unocss.mdx',
    packages: ['react-dom', '@rsbuild/plugin-react'],
    says: 'These steps build a React page that is styled with classes and attributes.',
  },
  {
    page: 'docs/guide/styling/unocss.mdx',
    packages: ['uno.css'],
    says: "There's no such file on disk, because the plugin provides its content:",
  },
  {
    page: 'docs/plugins/dev/index.mdx',
    packages: ['@rsbuild/plugin-react'],
    says: 'The array can also contain nested arrays and promises of plugins.',
  },
  {
    page: 'docs/plugins/list/plugin-preact.mdx',
    packages: ['react'],
    says: 'You can use them as they are',
  },
  {
    page: 'docs/plugins/list/plugin-preact.mdx',
    packages: ['react-dom'],
    says: 'Sometimes a page needs both: your app runs on Preact, but a widget in the page needs the real React.',
  },
  {
    page: 'docs/plugins/list/plugin-react.mdx',
    packages: ['react'],
    says: 'Each file with JSX then has to import React, or the page fails with React is not defined:',
  },
  {
    page: 'docs/plugins/list/plugin-svgr.mdx',
    packages: ['react'],
    says: 'To use the SVG files of your icons as React components, with a color, a size or an event handler as props, add @rsbuild/plugin-svgr, which works with SVGR.',
  },
  {
    page: 'docs/plugins/dev/core.mdx',
    packages: ['shop-config'],
    says: 'The code imports shop-config, and the plugin decides which file that is:',
  },
  {
    page: 'docs/guide/advanced/ssr.mdx',
    packages: ['vue'],
    says: 'For Vue, use @rsbuild/plugin-vue in the place of @rsbuild/plugin-react, and change the two entries.',
  },
  {
    page: 'docs/guide/basic/upgrade-rsbuild.mdx',
    packages: ['@rspack/core'],
    says: 'Then remove @rspack/core from your package.json, and import Rspack from Rsbuild:',
  },
  {
    page: 'docs/guide/configuration/rspack.mdx',
    packages: ['@rspack/core'],
    says: 'If you install @rspack/core as well, you can get a second copy with another version.',
  },
  {
    page: 'docs/guide/faq/general.mdx',
    packages: ['@rspack/core'],
    says: 'Even a small app needs a setting for each kind of file:',
  },
  {
    page: 'docs/guide/start/glossary.mdx',
    packages: ['dayjs'],
    says: 'To choose where the code is divided, use import():',
  },
  {
    page: 'docs/guide/configuration/swc.mdx',
    packages: ['@swc/plugin-styled-components'],
    says: '@swc/plugin-styled-components | 7.1.5 | 8.0.0',
  },
];
