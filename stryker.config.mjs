// npm run test:mutants makes small errors in the pure rules of `src`, one at a time, and counts those that a unit test
// notices. `ROOM=layout npm run test:mutants` takes one room. The report is .cache/mutants.html.
import fs from 'node:fs';
import jest from './jest.config.mjs';

const { ROOM } = process.env;
const unit = jest.projects.find(({ displayName }) => displayName === 'unit');

/** Hooks, what touches a document and what hands values to Docusaurus are held by browser tests and by the build. */
const NEEDS_MORE =
  /from '(?:react|@docusaurus|@theme)|\b(?:window|document|self|requestAnimationFrame|\w+Storage)\b[.(]|\bHTML\w*Element\b|\): Plugin\b|: Behavior\b|<PluginOptions>|: I18nConfig\b/;

/**
 * Words are data, how a shared picture looks is layout, what stands in for a view that is left out is a view. What asks a
 * build, workers and the engine's own settings are held by tests/search, by browser tests and by the build.
 */
const HELD_ELSEWHERE = [
  /^search\/(?:build\/(?:built-docs|built-index|mcp-server)|source\/search-worker|words\/search-words)\.ts$/,
  /^(?:offline\/worker\/.+|plugins\/after-build\/social-pictures\/social-picture|client\/styles)\.ts$/,
];

/** Whether a file has rules that a unit test can hold: it has such a test, or functions that need nothing but their input. */
function isPure(file) {
  if (/^theme\/|^pages\/|\/use[A-Z][^/]*$|\/style-sheets\.ts$/.test(file)) return false;
  if (HELD_ELSEWHERE.some((held) => held.test(file))) return false;
  if (fs.existsSync(`tests/unit/${file.replace(/\.ts$/, '.test.ts')}`)) return true;
  const source = fs.readFileSync(`src/${file}`, 'utf8').replace(/^import type [^;]+;/gm, '');
  return /=>|function /.test(source) && !NEEDS_MORE.test(source);
}

const rules = fs
  .readdirSync('src', { recursive: true })
  .filter((file) => file.endsWith('.ts') && isPure(file))
  .filter((file) => !ROOM || file.startsWith(`${ROOM}/`))
  .map((file) => `src/${file}`);

/** @type {import('@stryker-mutator/api/core').PartialStrykerOptions} */
export default {
  testRunner: 'jest',
  plugins: ['@stryker-mutator/jest-runner'],
  jest: {
    projectType: 'custom',
    // Tests of the repository and of the docs' own checks read files that the copy under test doesn't have. Property
    // tests try hundreds of inputs, which takes long for each error, and notice hardly one that the others don't.
    config: { ...unit, testPathIgnorePatterns: ['/tests/unit/project/', '/tools/', '/hostile-'] },
  },
  mutate: rules,
  ignorePatterns: [
    '/**/*',
    '!/src/**',
    '!/docs/**',
    '!/blog/**',
    '!/i18n/**',
    '!/static/img/**',
    '!/tests/unit/**',
    '!/tests/lib/**',
    '!/tests/docs/packages/package.json',
    '!/tests/docs/records/**',
    '!/bench/build-tools/**',
    '!/package.json',
    '!/tsconfig.json',
  ],
  coverageAnalysis: 'perTest',
  concurrency: 1,
  reporters: ['clear-text', 'html'],
  clearTextReporter: { allowColor: false, logTests: false },
  htmlReporter: { fileName: '.cache/mutants.html' },
  tempDirName: '.cache/mutants',
  cleanTempDir: 'always',
  thresholds: { high: 90, low: 80, break: 80 },
};
