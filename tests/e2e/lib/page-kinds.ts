/** One page of every kind. */
export const PAGE_KINDS = [
  '/',
  '/guide/start/quick-start',
  '/config/dev/hmr',
  '/config/',
  '/plugins/list/plugin-react',
  '/api/javascript-api/core',
  '/community/releases/v1-0',
  '/community/releases/',
  '/community/',
  '/search?q=hmr',
  '/no/such/page',
] as const;
