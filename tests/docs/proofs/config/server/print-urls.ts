import assert from 'node:assert/strict';
import { createRsbuild, type RsbuildConfig } from '@rsbuild/core';
import { startDev } from '#kit/start-dev';
import type { Proof, Server } from '#tools/prover/proof';

type Print = Extract<
  NonNullable<RsbuildConfig['server']>['printUrls'],
  (...given: never) => unknown
>;
type Given = Parameters<Print>[0];

const printed = (log: string) =>
  log
    .split('\n')
    .filter((line) => /➜|https?:\/\//.test(line))
    .map((line) => line.replace(/\s+/g, ' ').trim());
const lines = ({ log }: Server) => printed(log());
const printing = (printUrls: Print | boolean, more: RsbuildConfig = {}): RsbuildConfig => ({
  ...more,
  server: { host: 'localhost', ...more.server, printUrls },
});
const two = { source: { entry: { about: './src/about.js', index: './src/index.js' } } };
const files = { 'src/about.js': '', 'src/index.js': '' };
const seen: Given[] = [];
const remember = (given: Given) => void seen.push(given);
const twoAtHost: RsbuildConfig = { ...two, server: { host: 'localhost' } };

const besideEachOther: RsbuildConfig['environments'] = {
  web: { output: { distPath: { root: 'dist/client' } } },
  node: { output: { target: 'node', distPath: { root: 'dist/server' } } },
};

const empty = [() => undefined, () => []].map<Proof>((printUrls) => ({
  says: 'we recommend that you print the lines yourself and return nothing.',
  run: 'dev',
  config: printing(printUrls),
  expect: (server) => assert.deepEqual(lines(server), []),
}));

const pageless = [
  { tools: { htmlPlugin: false as const } },
  { output: { target: 'node' as const } },
];

export const proofs: Proof[] = [
  ...(['dev', 'preview'] as const).map<Proof>((run) => ({
    says: [
      'Set server.printUrls to a function, and Rsbuild prints the URL that people should click:',
      'Rsbuild still appends the path of each page and puts its own label in front:',
      'The option works for rsbuild preview as well.',
      '➜ Network: https://app.test/',
      'But it only changes the text.',
    ],
    run,
    sample: { nth: 1 },
    async expect(server) {
      assert.deepEqual(lines(server), ['➜ Network: https://app.test/']);
      assert.match(await server.page('/'), /<script/);
      assert.match(server.urls.join(), /localhost/);
    },
  })),
  ...empty,
  ...pageless.map<Proof>((config) => ({
    says: 'A server that delivers a script and no page prints nothing by default, since there is nothing to open.',
    run: 'dev',
    config,
    expect: (server) => assert.deepEqual(lines(server), []),
  })),
  ...(['dev', 'preview'] as const).map<Proof>((run) => ({
    says: [
      'By default, Rsbuild prints one line for each URL at which you can reach the server. Which ones these are depends on server.host:',
    ],
    run,
    config: printing(true),
    expect: (server) =>
      assert.deepEqual(lines(server), [`➜ Local: http://localhost:${server.port}/`]),
  })),
  {
    says: [
      'By default, Rsbuild prints one line for each URL at which you can reach the server. Which ones these are depends on server.host:',
      '➜ Local: http://localhost:3000/ ➜ Network: http://192.168.0.12:3000/',
    ],
    run: 'dev',
    expect: (server) =>
      assert.match(
        lines(server).join(' '),
        new RegExp(
          `^➜ Local: http://localhost:${server.port}/( ➜ Network: http://[\\d.]+:\\d+/)*$`,
        ),
      ),
  },
  {
    says: 'Turn them off:',
    run: 'dev',
    sample: { section: 'Hide the URLs' },
    expect: (server) => assert.deepEqual(lines(server), []),
  },
  ...(['dev', 'preview'] as const).map<Proof>((run) => ({
    says: [
      'Rsbuild makes the paths from the names of the entries and the output directories',
      'When html in output.filename gives a page another name, the URL stays the same.',
    ],
    run,
    files,
    config: { ...twoAtHost, output: { filename: { html: 'pages/[name].html' } } },
    async expect(server) {
      assert.deepEqual(lines(server).slice(1), [
        `- index http://localhost:${server.port}/`,
        `- about http://localhost:${server.port}/about`,
      ]);
      for (const [address, status] of [
        ['/', 404],
        ['/about', 404],
        ['/pages/', 200],
        ['/pages/about', 200],
      ] as const)
        assert.equal((await server.get(address)).status, status, address);
    },
  })),
  {
    says: [
      'When your environments write to directories beside each other, such as dist/client and dist/server, the dev server prints /client/, but the page is at /.',
    ],
    run: 'dev',
    config: { server: { host: 'localhost', htmlFallback: false }, environments: besideEachOther },
    async expect(server) {
      assert.deepEqual(lines(server), [`➜ Local: http://localhost:${server.port}/client/`]);
      assert.equal((await server.get('/client/')).status, 404);
      assert.equal((await server.get('/')).status, 200);
    },
  },
  ...(['dev', 'preview'] as const).map<Proof>((run) => ({
    says: [
      'If you have more than one environment, their pages follow one after the other.',
      'In routes, you find each HTML page with its entryName and its pathname, which includes server.base.',
    ],
    run,
    files,
    config: {
      server: { host: 'localhost' },
      environments: {
        admin: {
          source: { entry: { users: './src/about.js' } },
          output: { distPath: { root: 'dist/admin' } },
        },
        web: two,
      },
    },
    expect: (server) =>
      assert.deepEqual(lines(server), [
        '➜ Local:',
        `- users http://localhost:${server.port}/admin/users`,
        `- index http://localhost:${server.port}/`,
        `- about http://localhost:${server.port}/about`,
      ]),
  })),
  {
    says: 'A project with more than one page gets a list, with index first:',
    run: 'dev',
    files,
    config: twoAtHost,
    expect: (server) =>
      assert.deepEqual(lines(server), [
        '➜ Local:',
        `- index http://localhost:${server.port}/`,
        `- about http://localhost:${server.port}/about`,
      ]),
  },
  {
    says: [
      'Rsbuild still appends the path of each page and puts its own label in front:',
      'A project with one page prints:',
      '➜ Network: http://localhost:3000/admin/ ➜ Network: http://192.168.0.12:3000/admin/',
    ],
    run: 'dev',
    sample: { section: 'Change the URLs', nth: 1 },
    with: { server: { host: 'localhost' } },
    expect: (server) =>
      assert.deepEqual(lines(server), [`➜ Network: http://localhost:${server.port}/admin/`]),
  },
  {
    says: 'When a URL that your function returns has a port, Rsbuild labels it as Network.',
    run: 'dev',
    config: printing(({ urls, port }) => [...urls, `http://127.0.0.1:${port}`]),
    expect: (server) =>
      assert.deepEqual(lines(server), [
        `➜ Network: http://localhost:${server.port}/`,
        `➜ Network: http://127.0.0.1:${server.port}/`,
      ]),
  },
  {
    says: 'Rsbuild still appends the path of each page',
    run: 'dev',
    files,
    config: printing(({ urls }) => urls.map((url) => `${url}/admin`), two),
    expect: (server) =>
      assert.deepEqual(lines(server).slice(1), [
        `- index http://localhost:${server.port}/admin/`,
        `- about http://localhost:${server.port}/admin/about`,
      ]),
  },
  {
    says: [
      'As soon as you have more than one page or care about the labels, we recommend that you print the lines yourself and return nothing.',
      'index: http://localhost:3000/ about: http://localhost:3000/about',
    ],
    run: 'dev',
    files,
    sample: { section: 'Print your own lines', title: 'rsbuild.config.ts' },
    with: two,
    expect: (server) =>
      assert.deepEqual(lines(server), [
        `index: http://localhost:${server.port}/`,
        `about: http://localhost:${server.port}/about`,
      ]),
  },
  {
    says: [
      'The function receives the default URLs in urls, without a slash at the end and without a page.',
      "Put the port in use and the protocol, 'http' or 'https', in front of the path:",
      'In routes, you find each HTML page with its entryName and its pathname, which includes server.base.',
    ],
    run: 'dev',
    files,
    config: printing(remember, { ...two, server: { base: '/shop' } }),
    expect({ port }) {
      const [given] = seen.splice(0);
      assert.deepEqual(given, {
        urls: [`http://localhost:${port}`],
        port,
        routes: [
          { entryName: 'index', pathname: '/shop/' },
          { entryName: 'about', pathname: '/shop/about' },
        ],
        protocol: 'http',
      });
    },
  },
  ...(['dev', 'preview'] as const).map<Proof>((run) => ({
    says: [
      'But your function runs in that case, too.',
      'This configuration prints the URL of a widget.',
      'Because the name of the script has no hash, the URL is also right in the preview server:',
    ],
    run,
    files: { 'src/widget.ts': "console.log('a widget');\n" },
    sample: { section: 'Print URLs without HTML pages' },
    async expect(server) {
      const address = `http://localhost:${server.port}/static/js/widget.js`;
      assert.match(lines(server).join(' '), new RegExp(address));
      assert.match(await (await fetch(address)).text(), /a widget/);
    },
  })),
  {
    says: [
      '"server.printUrls" must return an array',
      'The function returned a single string.',
      'Put it into an array, or return nothing.',
    ],
    run: 'script',
    expect: ({ root, port }) =>
      assert.rejects(
        startDev(root, { server: { port, printUrls: () => 'text' as never } }),
        /"server\.printUrls" must return an array/,
      ),
  },
  {
    says: [
      'It also runs when you print the URLs with a CLI shortcut.',
      'In middleware mode, it runs before your own server is listening.',
    ],
    run: 'script',
    async expect({ root, port }) {
      const server = { port, middlewareMode: true, printUrls: remember };
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: { server } });
      await (await rsbuild.createDevServer()).close();
      assert.equal(seen.splice(0).length, 1);
    },
  },
];
