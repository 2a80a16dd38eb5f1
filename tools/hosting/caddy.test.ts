import { caddyfile } from './servers';

const site = { base: '/docs.x/', prefixes: ['', 'zh/'], policy: "default-src 'none'" };
const file = caddyfile(site);

/** The lines of a block up to its end, without the tabs before them. */
function blockOf(head: string): string[] {
  const [, tabs, after] = new RegExp(`^(\\t*)${head} \\{\\n([^]*)$`, 'm').exec(file)!;
  const [block] = after!.split(`\n${tabs}}\n`);
  return block!.split('\n').map((line) => line.trim());
}
const matcher = (name: string) => new RegExp(`^\\t*@${name} (.+)$`, 'm').exec(file)![1]!;

test('each answer has the headers of the site, also that of a miss', () => {
  const headers = blockOf('\\(common\\)').slice(1, -1);
  expect(headers).toEqual(
    expect.arrayContaining([
      `Content-Security-Policy "default-src 'none'"`,
      'X-Content-Type-Options "nosniff"',
      '?Cache-Control "no-cache"',
    ]),
  );
  expect(file.match(/^\t+import common$/gm)).toHaveLength(2);
});

test('files with a hash in their names are kept for good, in each language', () => {
  expect(file).toMatch(/^\t\tpath \/docs\.x\/assets\/\* \/docs\.x\/zh\/assets\/\*$/m);
  expect(file).toContain('header @hashed Cache-Control "public, max-age=31536000, immutable"');
});

/** Where the map of moved pages leads. */
function movedTo(address: string): string | undefined {
  for (const line of blockOf('map \\{path\\} \\{moved_to\\}')) {
    const [, pattern, to] = /^~(\S+) (\S+)$/.exec(line) ?? [];
    if (pattern && new RegExp(pattern).test(address)) return to;
  }
  return undefined;
}

test.each([
  ['/docs.x/config/source/alias', '/docs.x/config/resolve/alias'],
  ['/docs.x/config/source/alias.html', '/docs.x/config/resolve/alias'],
  ['/docs.x/config/source/alias/', '/docs.x/config/resolve/alias'],
  ['/docs.x/config/source/alias/index.html', '/docs.x/config/resolve/alias'],
  ['/docs.x/zh/config/source/alias', '/docs.x/zh/config/resolve/alias'],
  ['/docs.x/config/source/aliases', undefined],
  ['/docsyx/config/source/alias', undefined],
  ['/more/docs.x/config/source/alias', undefined],
])('%s has moved to %s', (address, to) => {
  expect(movedTo(address)).toBe(to);
});

test('the pages of misses have no address', () => {
  expect(matcher('missing_page').split(' ')).toEqual([
    'path',
    '/docs.x/404.html',
    '/docs.x/404',
    '/docs.x/zh/404.html',
    '/docs.x/zh/404',
  ]);
});

test('a miss is answered in the language of its address', () => {
  expect(matcher('other')).toBe('path /docs.x/zh /docs.x/zh/*');
  expect(file).toMatch(/^\t\trewrite @other \/docs\.x\/zh\/404\.html$/m);
  expect(matcher('default')).toBe('not path /docs.x/zh/404.html');
  expect(file).toMatch(/^\t\trewrite @default \/docs\.x\/404\.html$/m);
});

test('who accepts Markdown gets a page in that form, and of its type', () => {
  const accept = /header_regexp Accept "\(\?i\)(.+)"$/m.exec(file)![1]!;
  expect(new RegExp(accept, 'i').test('TEXT/markdown')).toBe(true);
  expect(new RegExp(accept, 'i').test('text/html')).toBe(false);
  expect(file).toContain('header @markdown Content-Type "text/markdown; charset=utf-8"');
});

test('blocks are closed and indented as Caddy formats them', () => {
  let depth = 0;
  for (const line of file.split('\n').filter(Boolean)) {
    if (line.trim() === '}') depth--;
    expect(/^\t*/.exec(line)![0]).toHaveLength(depth);
    if (/(?:^|\s)\{$/.test(line)) depth++;
  }
  expect(depth).toBe(0);
});

test('it says what made it', () => {
  expect(file).toMatch(/^# Made by `npm run docs -- hosting`/);
});
