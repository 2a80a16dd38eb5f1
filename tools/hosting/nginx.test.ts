import { nginxConf, nginxDefaults } from './servers';

const settings = { port: 4321, root: '/srv', accessLog: 'off', temporary: '/var/tmp' };
const site = { base: '/docs.x/', prefixes: ['', 'zh/'], policy: "default-src 'none'" };
const conf = nginxConf(site, settings);

/** The lines of a block, without the spaces before them. */
const blockOf = (head: string) =>
  conf
    .split(`${head} {\n`)[1]!
    .split(/^ {2}\}$/m)[0]!
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean);

/** What a `map` makes of a text: by the first pattern that matches, otherwise by its default. */
function mapped(head: string, text: string): string {
  const entries = blockOf(`map ${head}`)
    .map((line) => /^(?:"([^"]+)"|(\S+)) (.+);$/.exec(line))
    .flatMap((entry) =>
      entry ? [{ pattern: (entry[1] ?? entry[2])!, value: entry[3]!.replace(/"/g, '') }] : [],
    );
  for (const { pattern, value } of entries) {
    const [, flag, source] = /^~(\*?)(.+)$/.exec(pattern) ?? [];
    const match = source && new RegExp(source, flag && 'i').exec(text);
    if (match) return value.replace(/^\$(\w+)$/, (_, name: string) => match.groups![name]!);
  }
  return entries.find(({ pattern }) => pattern === 'default')!.value;
}

test.each([
  ['/docs.x/assets/js/main.abc.js', 'public, max-age=31536000, immutable'],
  ['/docs.x/zh/assets/js/main.abc.js', 'public, max-age=31536000, immutable'],
  ['/docs.x/img/logo.svg', 'no-cache'],
  ['/docs.x/guide/assets/', 'no-cache'],
  ['/docsyx/assets/js/main.abc.js', 'no-cache'],
])('%s is cached as %s', (uri, caching) => {
  expect(mapped('$uri $caching', uri)).toBe(caching);
});

test.each([
  ['text/markdown', 'md'],
  ['TEXT/Markdown, */*', 'md'],
  ['text/html', 'html'],
  ['', 'html'],
])('who accepts %j gets the form %s', (accept, form) => {
  expect(mapped('$http_accept $form', accept)).toBe(form);
});

test.each([
  ['/docs.x/guide.html', 'Accept'],
  ['/docs.x/guide.md', 'Accept'],
  ['/docs.x/img/logo.svg', ''],
  ['/docs.x/html', ''],
])('the answer to %s varies by %j', (uri, vary) => {
  expect(mapped('$uri $vary', uri)).toBe(vary);
});

test.each([
  ['/docs.x/nope', '/docs.x/404.html'],
  ['/docs.x/zh', '/docs.x/zh/404.html'],
  ['/docs.x/zh/nope', '/docs.x/zh/404.html'],
  ['/docs.x/zhong', '/docs.x/404.html'],
  ['/docs.x/guide/zh/nope', '/docs.x/404.html'],
  ['/', '/docs.x/404.html'],
])('the miss of %s is answered by %s', (uri, page) => {
  expect(mapped('$uri $missing_page', uri)).toBe(page);
});

test.each([
  ['/docs.x//guide', '1'],
  ['/docs.x%2Fguide', '1'],
  ['/docs.x%5cguide', '1'],
  ['/docs.x/guide?from=%2F//', '0'],
  ['/docs.x/guide', '0'],
])('the spelling %s has no page: %s', (uri, none) => {
  expect(mapped('"$uri $request_uri" $no_page', `/docs.x/guide ${uri}`)).toBe(none);
});

test('the page of a miss is one for whichever spelling it answers', () => {
  expect(mapped('"$uri $request_uri" $no_page', '/docs.x/404.html //')).toBe('0');
});

test.each([
  ['/docs.x/a/b.html', '/docs.x/a/b', '/docs.x/a/b'],
  ['/docs.x/a/b/', '/docs.x/a/b', '/-'],
  ['/docs.x/a/b/index', '/docs.x/a/b', '/docs.x/a/b'],
  ['/docs.x/a/b/index.html', '/docs.x/a/b', '/docs.x/a/b'],
  ['/index.html', '/-', ''],
  ['/docs.x/a/b', '/-', '/-'],
])('%s is another spelling of the page %s or of the section %s', (uri, page, section) => {
  expect(mapped('$uri $as_page', uri)).toBe(page);
  expect(mapped('$uri $as_section', uri)).toBe(section);
});

test.each([
  ['/docs.x/config/source/alias', '/docs.x/config/resolve/alias'],
  ['/docs.x/config/source/alias.html', '/docs.x/config/resolve/alias'],
  ['/docs.x/config/source/alias/', '/docs.x/config/resolve/alias'],
  ['/docs.x/config/source/alias/index.html', '/docs.x/config/resolve/alias'],
  ['/docs.x/zh/config/source/alias', '/docs.x/zh/config/resolve/alias'],
  ['/docs.x/config/source/aliases', ''],
  ['/docs.x/config/resolve/alias', ''],
  ['/docsyx/config/source/alias', ''],
  ['/more/docs.x/config/source/alias', ''],
])('%s has moved to %j', (uri, to) => {
  expect(mapped('$uri $moved_to', uri)).toBe(to);
});

test.each(['"$uri $request_uri" $no_page', '$uri $moved_to', '$http_accept $form'])(
  'map %s has one value for what it has no pattern for',
  (head) => {
    expect(blockOf(`map ${head}`).filter((line) => line.startsWith('default '))).toHaveLength(1);
  },
);

test('each answer has the headers of the site, also that of a miss', () => {
  const server = blockOf('server').join('\n');
  expect(server).toContain(
    `add_header Content-Security-Policy "default-src 'none'" always;\nadd_header X-Content-Type-Options "nosniff" always;\n`,
  );
  expect(server).toContain('add_header Cache-Control $caching always;');
  expect(server).toContain('add_header Vary $vary always;');
});

test('the pages of misses are answered as misses', () => {
  const server = blockOf('server').join('\n');
  for (const page of ['/docs.x/404', '/docs.x/zh/404']) {
    expect(server).toContain(
      `location = ${page}.html { internal; }\nlocation = ${page} { return 404; }`,
    );
  }
  expect(server).toContain('error_page 400 =404 /docs.x/404.html;');
});

test.each([
  ['css', 'text/css'],
  ['js', 'application/javascript'],
  ['json', 'application/json'],
  ['md', 'text/markdown'],
  ['svg', 'image/svg+xml'],
  ['txt', 'text/plain'],
  ['webmanifest', 'application/manifest+json'],
  ['xml of feeds', 'application/rss+xml'],
  ['xml of Atom', 'application/atom+xml'],
  ['xml', 'text/xml'],
])('%s files are sent as UTF-8', (_, type) => {
  const types = /^ {2}charset_types (.+);$/m.exec(conf)![1]!.split(' ');
  expect(types).toContain(type);
});

test('it listens, reads and writes where the settings say', () => {
  expect(blockOf('server').slice(0, 2)).toEqual(['listen 4321;', 'root /srv;']);
  expect(conf).toContain('access_log off;');
  expect(conf).toContain('pid /var/tmp/nginx.pid;');
  const folders = [...conf.matchAll(/^ {2}(\w+)_temp_path (\S+);$/gm)];
  expect(folders.map(([, name]) => name)).toEqual([
    'client_body',
    'proxy',
    'fastcgi',
    'uwsgi',
    'scgi',
  ]);
  for (const [, name, folder] of folders) expect(folder).toBe(`/var/tmp/nginx-${name}`);
});

test('without settings it is that of the container', () => {
  expect(nginxConf(site)).toBe(
    nginxConf(site, {
      port: 8080,
      root: '/srv/site',
      accessLog: '/dev/stdout',
      temporary: '/tmp',
    }),
  );
  expect(nginxConf(site, nginxDefaults)).toBe(nginxConf(site));
});

test('it says what made it', () => {
  expect(conf).toMatch(/^# Made by `npm run docs -- hosting`/);
});
