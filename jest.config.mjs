/** Packages of the Markdown tool chain ship ES modules only, so Jest compiles them too. */
const esModules = [
  '@netlify/(headers|redirect)-parser',
  'bail',
  'bcp-47-match',
  'ccount',
  'character-entities.*',
  'character-reference-invalid',
  'collapse-white-space',
  'comma-separated-tokens',
  'decode-named-character-reference',
  'devlop',
  'direction',
  'escape-string-regexp',
  'estree-util-.*',
  'fault',
  'format',
  'get-east-asian-width',
  'hast-util-.*',
  'hastscript',
  'html-void-elements',
  'is-alphabetical',
  'is-alphanumerical',
  'is-decimal',
  'is-hexadecimal',
  'is-plain-obj',
  'longest-streak',
  'markdown-table',
  'map-obj',
  'mdast-util-.*',
  'micromark.*',
  'parse5',
  'parse-entities',
  'path-exists',
  'property-information',
  'rehype-.*',
  'remark-.*',
  'space-separated-tokens',
  'stringify-entities',
  'trim-trailing-lines',
  'trough',
  'unified',
  'unist-util-.*',
  'vfile.*',
  'web-namespaces',
  'zwitch',
];

/** @type {import('jest').Config} */
const shared = {
  testEnvironment: 'node',
  // Where the benchmarks of sites were run, copies of this one lie there; samples are there while they are checked.
  modulePathIgnorePatterns: [
    '<rootDir>/bench/site/work/',
    '<rootDir>/tests/docs/packages/.samples/',
  ],
  transform: {
    '\\.m?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2023',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esModules.join('|')})/)`],
};

/** @type {import('jest').Config} */
const config = {
  // Nothing is timed: a busy machine may be many times slower. Jest reads this here only, not in a project.
  testTimeout: 60_000,
  // Jest would keep a core for its own process, which has little to do.
  maxWorkers: '100%',
  projects: [
    {
      ...shared,
      displayName: 'unit',
      testMatch: ['<rootDir>/tests/unit/**/*.test.{ts,tsx}', '<rootDir>/tools/**/*.test.ts'],
    },
    {
      ...shared,
      displayName: 'docs',
      testMatch: ['<rootDir>/tests/docs/**/*.test.ts'],
      globalSetup: '<rootDir>/tests/docs/set-up.ts',
    },
    { ...shared, displayName: 'markdown', testMatch: ['<rootDir>/tests/markdown/**/*.test.ts'] },
    { ...shared, displayName: 'deploy', testMatch: ['<rootDir>/tests/deploy/**/*.test.ts'] },
    {
      ...shared,
      displayName: 'standards',
      testMatch: ['<rootDir>/tests/standards/**/*.test.ts'],
    },
    { ...shared, displayName: 'search', testMatch: ['<rootDir>/tests/search/**/*.test.ts'] },
  ],
};

export default config;
