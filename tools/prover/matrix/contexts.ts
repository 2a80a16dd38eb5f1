import path from 'node:path';
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

/** Code that is not minified differs in each quote and space, whatever else the mode does. */
const minified = { js: 'always', css: 'always' } as const;

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
      : { ...config, output: { emitCss: true, ...config.output, target } },
  view: (build) => viewFiles(build, asForWeb),
  limits: /\bfor (?:the )?web\b|\btargets?\b|\bHTML\b/,
  absent: /^expected one file like \S+\.html, found|\.html['"]/,
});

const withMode = (mode: RsbuildMode, runs: Context['runs']): Context => ({
  name: `mode ${mode}`,
  runs,
  config(config) {
    const usualMode = process.env.NODE_ENV;
    if (config.mode || usualMode === mode) return undefined;
    if (mode !== 'none') process.env.NODE_ENV = mode;
    return { ...config, mode, output: { minify: minified, ...config.output } };
  },
  view: (build) => viewFiles(build, asForWeb),
  limits: /\bproduction\b|\bdevelopment\b|\bminif/i,
});

const federated = (config: RsbuildConfig, exposes?: Record<string, string>) =>
  config.moduleFederation
    ? undefined
    : { ...config, moduleFederation: { options: { name: 'matrix', exposes } } };

const restoreFolder = (text: string) => text.replaceAll(moved, usual);

/** The contexts that every proof is tried in; several at once are laid over each other in this order. */
export const contexts: Context[] = [
  { name: 'as an array', runs: all, config: asArray },
  { name: 'as a function', runs: all, config: asFunction },
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
  // What others of a set put into the configuration moves too.
  { name: 'under environments', runs: all, config: intoEnvironment },
  withTarget('node'),
  withTarget('web-worker'),
  {
    name: 'scriptLoading blocking',
    runs: all,
    config: (config) =>
      config.html?.scriptLoading
        ? undefined
        : { ...config, html: { ...config.html, scriptLoading: 'blocking' } },
    limits: /\bdefer\b/,
  },
  {
    name: 'Module Federation',
    runs: all,
    config: (config) => federated(config),
    limits: /Module Federation/,
  },
  {
    name: 'Module Federation with exposes',
    runs: all,
    config: (config, _, { readIfThere }) =>
      readIfThere(path.join(config.root ?? '', 'src/index.js')) === undefined
        ? undefined
        : federated(config, { './index': './src/index.js' }),
    limits: /Module Federation/,
  },
  withMode('development', [...builds, 'preview']),
  withMode('production', ['dev']),
  withMode('none', builds),
];

/** Names of contexts that seldom change an outcome: each list is tried in one run. */
export const tryTogether = [
  ['as an array', 'type module', 'distPath.js', 'under environments'],
  ['as a function', 'scriptLoading blocking', 'Module Federation'],
];
