import docusaurus from '@docusaurus/eslint-plugin';
import css from '@eslint/css';
import compat from 'eslint-plugin-compat';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

/** The rooms of src from the ground up: a room imports itself and those before it. */
const ROOMS = [
  'ui',
  'routing',
  'i18n',
  'drawings',
  'page',
  'history',
  'code',
  'option',
  'messages',
  'config-check',
  'landing',
  'feedback',
  'markdown',
  'blog',
  'not-found',
  'offline',
  'search/engine',
  'search/words',
  'search/source',
  'search/results',
  'search/page',
  'search/panel',
  'search',
  'layout',
  'client',
  'theme',
  'pages',
];

/** Matches imports from one room into another: `../../layout/…`, `@site/src/layout/…`. */
function importOf(room, from) {
  const [path, base] = [room.split('/'), from.split('/')];
  const shared = path.findIndex((folder, depth) => folder !== base[depth]);
  return `^(?:@site/src/${room}|(?:\\.\\./)+${path.slice(shared).join('/')})/`;
}

const BUILD_TIME = {
  regex: '^(?:\\.{1,2}/|@site/src/)(?:.*/)?(?:build|plugins)/',
  message: 'What a browser gets imports nothing that runs when the site is built.',
};
const THEME = {
  regex: '^(?:@site/src/|(?:\\.\\./)+)theme/',
  message: 'Swizzles are used as @theme/X.',
};
const TOOLS = { regex: '^#|(?:^|/)tools/', message: 'The site imports none of its tools.' };
const PRIVATE = {
  regex: '^@docusaurus/(?:theme-common/internal|[\\w-]+/lib/)|^@generated/routes$',
  message:
    'Docusaurus doesn’t offer this to sites. A way around it is listed in src/plugins/README.md and in eslint.config.mjs.',
};

/** The files that import what Docusaurus doesn't offer to sites: src/plugins/README.md has their reasons. */
const WAYS_AROUND = [
  'src/client/styles.ts',
  'src/pages/index.tsx',
  'src/blog/Release/index.tsx',
  'src/layout/{LanguageSwitch,SiteNavbar}/index.tsx',
  'src/theme/DocItem/Metadata/index.tsx',
  'src/i18n/StaleTranslation/index.tsx',
];

/** Pages stay as the server sent them: what has state works on the document (src/ui/behavior.ts) or is in an island. */
const STATE = {
  name: 'react',
  importNames: [
    'useCallback',
    'useEffect',
    'useLayoutEffect',
    'useReducer',
    'useRef',
    'useState',
    'useSyncExternalStore',
    'useTransition',
  ],
  message: 'React runs in the browser only in islands: src/ui/Island, src/client/islands.ts.',
};
/** Where React runs in the browser. */
const ISLANDS = ['src/search/**/*.{ts,tsx}', 'src/ui/{mount-island,useModalDialog}.{ts,tsx}'];

const HANDLERS = {
  selector: 'JSXAttribute[name.name=/^on[A-Z]/]',
  message: 'React runs in the browser only in islands; a behavior (src/ui/behavior.ts) listens.',
};

/** `data-*` attributes go through src/ui/dom-contract.ts, which says who writes and who reads each of them. */
const CONTRACT = [
  'JSXAttribute[name.name=/^data-/]',
  'Literal[value=/\\bdata-[a-z]/]',
  'TemplateElement[value.raw=/\\bdata-[a-z]/]',
  'MemberExpression[property.name="dataset"]',
].map((selector) => ({
  selector,
  message:
    'expected data(), dataOf() or marked() of src/ui/dom-contract.ts with a name that it lists.',
}));

/** Forbids imports of rooms that come later, also late ones. */
const roomRules = ROOMS.flatMap((room, index) => {
  const later = ROOMS.slice(index + 1).filter((other) => !room.startsWith(`${other}/`));
  const regex = later.map((other) => importOf(other, room)).join('|') || '^$';
  const message = `src/${room} imports only itself and the rooms before it (eslint.config.mjs).`;
  const lateImport = {
    selector: `ImportExpression > Literal[value=/${regex.replaceAll('/', '\\/')}/]`,
    message,
  };
  const isSearch = room.startsWith('search');
  const syntax = ['error', lateImport, ...(isSearch ? [] : CONTRACT)];
  const ignores = ROOMS.filter((other) => other.startsWith(`${room}/`)).map(
    (sub) => `src/${sub}/**`,
  );
  return [
    {
      files: [`src/${room}/**`],
      ignores,
      rules: {
        'no-restricted-imports': ['error', { patterns: [{ regex, message }] }],
        'no-restricted-syntax': syntax,
      },
    },
    {
      files: [`src/${room}/**/*.tsx`],
      ignores: [...ignores, ...ISLANDS],
      rules: { 'no-restricted-syntax': [...syntax, HANDLERS] },
    },
  ];
});

/** CSS that came to all browsers later than those of package.json; where it's missing, pages look plainer and work. */
const PLAINER_WITHOUT = {
  allowProperties: [
    'box-decoration-break',
    'content-visibility',
    'hanging-punctuation',
    'line-clamp',
    'overscroll-behavior',
    'overscroll-behavior-x',
    'position-area',
    'position-try-fallbacks',
    'resize',
    'scrollbar-color',
    'scrollbar-gutter',
    'scrollbar-width',
    'text-autospace',
    'text-size-adjust',
    'text-spacing-trim',
    'text-wrap',
    'user-select',
  ],
  allowAtRules: ['property', 'starting-style'],
  allowPropertyValues: { 'break-after': ['avoid'] },
  allowSelectors: ['details-content', 'marker', 'popover-open', 'selection'],
};

const restrict = (...patterns) => ({
  '@typescript-eslint/no-restricted-imports': ['error', { patterns, paths: [STATE] }],
});

export default tseslint.config(
  {
    ignores: [
      'build/',
      'build-cases/',
      'build-pseudo/',
      'build-book/',
      '.docusaurus*/',
      'node_modules/',
      'tests/docs/packages/',
      'bench/',
      'test-results/',
    ],
  },
  {
    files: ['src/**/*.css'],
    plugins: { css },
    language: 'css/css',
    rules: { 'css/use-baseline': ['error', { available: 2023, ...PLAINER_WITHOUT }] },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/plugins/**'],
    plugins: { compat },
    // Each use asks first whether they are there.
    settings: { polyfills: ['ClipboardItem', 'Intl.Segmenter', 'requestIdleCallback'] },
    rules: { 'compat/compat': 'error' },
  },
  {
    files: ['**/*.{js,cjs,mjs,ts,tsx}'],
    extends: [tseslint.configs.recommended, reactHooks.configs.flat['recommended-latest']],
    plugins: { '@docusaurus': docusaurus },
    rules: {
      ...docusaurus.configs.recommended.rules,
      '@docusaurus/no-untranslated-text': [
        'error',
        { ignoredStrings: ['·', '—', '×', '404', 'Rsbuild', 'v'] },
      ],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_' },
      ],
      'no-console': 'off',
    },
  },
  ...roomRules,
  { files: ['src/**/*.{ts,tsx}'], rules: restrict(BUILD_TIME, THEME, TOOLS, PRIVATE) },
  { files: WAYS_AROUND, rules: restrict(BUILD_TIME, THEME, TOOLS) },
  {
    files: ISLANDS,
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { patterns: [BUILD_TIME, THEME, TOOLS, PRIVATE] },
      ],
    },
  },
  { files: ['src/plugins/**/*.{ts,tsx}'], rules: restrict(THEME, TOOLS) },
  {
    files: ['src/**'],
    ignores: ['plugins', 'css', ...ROOMS].map((room) => `src/${room}/**`),
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: 'Program',
          message: 'expected a file of a room; eslint.config.mjs lists them.',
        },
      ],
    },
  },
  {
    files: ['**/*.js', '**/*.cjs', '**/*.mjs', 'src/plugins/mdx/highlight.ts'],
    rules: { '@typescript-eslint/no-require-imports': 'off' },
  },
);
