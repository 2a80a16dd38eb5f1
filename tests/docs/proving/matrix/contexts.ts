import type { RsbuildConfig, RsbuildMode, RsbuildTarget } from '@rsbuild/core';
import type { Build } from '../proof';
import type { Context } from './context';
import { intoEnvironment } from './into-environment';
import { asArray, asFunction } from './other-form';
import { viewFiles } from './view-files';

const builds: Context['runs'] = ['build', 'rspack'];
const all: Context['runs'] = [...builds, 'dev', 'preview'];
const moved = 'moved/scripts';
const usual = 'static/js';
const hash = '00000000';

/** A name as in production for the web: below `static/js`, with a hash. */
const asForWeb = (file: string) =>
  file
    .replace(/^([\w.-]+)\.js$/, `${usual}/$1.js`)
    .replace(/^(.*\/[\w-]+)\.(js|css)$/, `$1.${hash}.$2`);

const withTarget = (target: RsbuildTarget): Context => ({
  name: `target ${target}`,
  runs: builds,
  config: (config) =>
    config.output?.target || config.environments
      ? undefined
      : { ...config, output: { ...config.output, target } },
  view: (build) => viewFiles(build, asForWeb),
});

const withMode = (mode: RsbuildMode, runs: Context['runs']): Context => ({
  name: `mode ${mode}`,
  runs,
  config(config) {
    const usualMode = process.env.NODE_ENV;
    if (config.mode || usualMode === mode) return undefined;
    if (mode !== 'none') process.env.NODE_ENV = mode;
    return { ...config, mode };
  },
  view: (build) => viewFiles(build, asForWeb),
});

const federated = (config: RsbuildConfig, exposes?: Record<string, string>) =>
  config.moduleFederation
    ? undefined
    : { ...config, moduleFederation: { options: { name: 'matrix', exposes } } };

const restoreFolder = (text: string) => text.replaceAll(moved, usual);

/** The contexts that every proof is tried in. */
export const contexts: Context[] = [
  { name: 'under environments', runs: all, config: intoEnvironment },
  {
    name: 'type module',
    runs: all,
    config(config, _, { readIfThere, write }) {
      const manifest = JSON.parse(readIfThere('package.json') ?? '{}') as { type?: string };
      if (manifest.type === 'module') return undefined;
      write('package.json', JSON.stringify({ ...manifest, type: 'module' }));
      return config;
    },
  },
  withTarget('node'),
  withTarget('web-worker'),
  {
    name: 'distPath.js',
    runs: builds,
    config({ output, ...config }) {
      const { distPath, ...rest } = output ?? {};
      if (typeof distPath === 'object' && distPath.js !== undefined) return undefined;
      return { ...config, output: { ...rest, distPath: { ...distPath, js: moved } } };
    },
    view: (build: Build) => viewFiles(build, restoreFolder, restoreFolder),
  },
  {
    name: 'scriptLoading blocking',
    runs: all,
    config: (config) =>
      config.html?.scriptLoading
        ? undefined
        : { ...config, html: { ...config.html, scriptLoading: 'blocking' } },
  },
  { name: 'Module Federation', runs: all, config: (config) => federated(config) },
  {
    name: 'Module Federation with exposes',
    runs: all,
    config: (config, _, { readIfThere }) =>
      readIfThere('src/index.js') === undefined
        ? undefined
        : federated(config, { './index': './src/index.js' }),
  },
  withMode('development', [...builds, 'preview']),
  withMode('production', ['dev']),
  withMode('none', builds),
  { name: 'as an array', runs: all, config: asArray },
  { name: 'as a function', runs: all, config: asFunction },
];
