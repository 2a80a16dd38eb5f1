import { createRequire } from 'node:module';
import path from 'node:path';

const require = createRequire(import.meta.url);
const root = path.resolve(import.meta.dirname, '..');

const installed = (file) => path.join(root, 'node_modules', file);
const config = (name) => path.join(root, 'tools', name);
const HOST = '127.0.0.1';

const webpack = (transpiler) => ({
  dev: (port) => [
    installed('webpack-cli/bin/cli.js'),
    'serve',
    '--mode=development',
    `--config=${config('webpack.config.mjs')}`,
    `--env=transpiler=${transpiler}`,
    `--host=${HOST}`,
    `--port=${port}`,
  ],
  build: [
    installed('webpack-cli/bin/cli.js'),
    'build',
    '--mode=production',
    `--config=${config('webpack.config.mjs')}`,
    `--env=transpiler=${transpiler}`,
  ],
});

/**
 * What is compared: a label, the packages whose versions are reported, and the arguments of `node` that start the
 * development server and the production build in the app's folder.
 */
export const tools = {
  rsbuild: {
    label: 'Rsbuild',
    packages: ['@rsbuild/core', '@rspack/core', '@rsbuild/plugin-react'],
    dev: (port) => [
      installed('@rsbuild/core/bin/rsbuild.js'),
      'dev',
      `--config=${config('rsbuild.config.mjs')}`,
      `--host=${HOST}`,
      `--port=${port}`,
    ],
    build: [
      installed('@rsbuild/core/bin/rsbuild.js'),
      'build',
      `--config=${config('rsbuild.config.mjs')}`,
    ],
  },
  viteSwc: {
    label: 'Vite + SWC',
    packages: ['vite', '@vitejs/plugin-react-swc', '@swc/core'],
    dev: (port) => [
      installed('vite/bin/vite.js'),
      `--config=${config('vite.config.mjs')}`,
      `--host=${HOST}`,
      `--port=${port}`,
      '--strictPort',
    ],
    build: [installed('vite/bin/vite.js'), 'build', `--config=${config('vite.config.mjs')}`],
  },
  webpackSwc: {
    label: 'webpack + SWC',
    packages: ['webpack', 'webpack-dev-server', 'swc-loader', '@swc/core'],
    ...webpack('swc'),
  },
  webpackBabel: {
    label: 'webpack + Babel',
    packages: ['webpack', 'webpack-dev-server', 'babel-loader', '@babel/core'],
    ...webpack('babel'),
  },
};

/** The versions of packages as they are installed here. */
export function versionsOf(packages) {
  return Object.fromEntries(
    packages.map((name) => [name, require(installed(`${name}/package.json`)).version]),
  );
}

export const addressOf = (port) => `http://${HOST}:${port}/`;
export { HOST };
