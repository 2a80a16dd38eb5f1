import { redirects } from '../../../../src/routing/redirects';

/** Nobody has translated this one yet. */
export const UNTRANSLATED = 'guide/styling/unocss';

/** Those of tests/e2e/lib/page-kinds.ts, and those that the build reads or leads old addresses to. */
export const PAGES = [
  'guide/start/index',
  'guide/start/quick-start',
  // The notes of terms quote it.
  'guide/start/glossary',
  'guide/migration/vite',
  'guide/migration/vue-cli',
  'guide/migration/webpack',
  'config/index',
  'config/mode',
  'config/dev/hmr',
  'plugins/list/index',
  'plugins/list/plugin-react',
  'api/start/index',
  'api/javascript-api/core',
  'community/index',
  ...redirects.filter(({ to }) => to.startsWith('/')).map(({ to }) => to.slice(1)),
];
