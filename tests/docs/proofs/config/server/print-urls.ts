import assert from 'node:assert/strict';
import { createRsbuild, mergeRsbuildConfig, type RsbuildConfig } from '@rsbuild/core';
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
  says: 'Function that returns nothing or [] | Nothing, so you can print your own lines in the function',
  run: 'dev',
  config: printing(printUrls),
  expect: (server) => assert.deepEqual(lines(server), []),
}));

const pageless = [
  { tools: { htmlPlugin: false as const } },
  { output: { target: 'node' as const } },
];

export const proofs: Proof[] = [
  ...empty,
  ...pageless.map<Proof>((config) => ({
    says: 'Without an HTML page, for example with tools.htmlPlugin: false or for the target node, Rsbuild prints nothing.',
    run: 'dev',
    config,
    expect: (server) => assert.deepEqual(lines(server), []),
  })),
  ...(['dev', 'preview'] as const).map<Proof>((run) => ({
    says: [
      'When the dev server or the preview server starts, Rsbuild prints the addresses of your pages.',
      'true | The default output',
      'With one page, the terminal shows:',
      'Which addresses you see depends on server.host.',
    ],
    run,
    config: printing(true),
    expect: (server) =>
      assert.deepEqual(lines(server), [`➜ Local: http://localhost:${server.port}/`]),
  })),
  {
    says: ['With one page, the terminal shows:', 'Which addresses you see depends on server.host.'],
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
    says: 'false | Nothing',
    run: 'dev',
    sample: { section: 'Hide the URLs' },
    expect: (server) => assert.deepEqual(lines(server), []),
  },
  ...(['dev', 'preview'] as const).map<Proof>((run) => ({
    says: [
      'Rsbuild makes the paths from the names of the entries and the output directories.',
      "In two cases, the printed address and pathname below don't lead to the page, so print your own lines:",
      "If html in output.filename gives a page another name, the address doesn't follow it.",
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
      "In two cases, the printed address and pathname below don't lead to the page, so print your own lines:",
      'If environments write to folders beside each other, such as dist/client and dist/server, the dev server prints /client/, but the page is at /.',
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
      'With more than one environment, Rsbuild lists the pages environment by environment, with index first in each.',
      'routes | One item for each HTML page, with index first in each environment. It has entryName and pathname. The path includes server.base',
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
    says: 'With more than one page, index comes first:',
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
      'Function that returns an array | These URLs, in the default format',
      'Rsbuild still appends the path of each page.',
      'A project with one page prints:',
      'In 1.3.22, it labels localhost with a port as Network.',
      'Rsbuild determines the label from your URL.',
    ],
    run: 'dev',
    sample: { section: 'Change the URLs', nth: 1 },
    with: { server: { host: 'localhost' } },
    expect: (server) =>
      assert.deepEqual(lines(server), [`➜ Network: http://localhost:${server.port}/admin/`]),
  },
  {
    says: 'Rsbuild appends the path of each page to each URL that you return.',
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
    says: 'To use another format, print the lines in the function and return nothing.',
    run: 'dev',
    files,
    sample: { section: 'Print your own lines' },
    with: two,
    expect: (server) =>
      assert.deepEqual(lines(server), [
        `index: http://localhost:${server.port}/`,
        `about: http://localhost:${server.port}/about`,
      ]),
  },
  {
    says: [
      'urls | One item for each address, without a slash at the end and without a page: http://localhost:3000',
      'port | The port in use',
      'routes | One item for each HTML page, with index first in each environment. It has entryName and pathname. The path includes server.base',
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
      'The function runs even if there are no pages.',
      'A server that delivers scripts and no pages can print its address this way.',
      'Without hashes in the names, the address is also right in the preview server:',
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
    says: 'If the function returns a value that isn\'t an array, such as a string, Rsbuild throws "server.printUrls" must return an array.',
    run: 'script',
    expect: ({ root, port }) =>
      assert.rejects(
        startDev(root, { server: { port, printUrls: () => 'text' as never } }),
        /"server\.printUrls" must return an array/,
      ),
  },
  {
    says: 'If you merge configurations, the last printUrls replaces the others.',
    run: 'script',
    expect() {
      const last = () => [];
      const merged = mergeRsbuildConfig(
        { server: { printUrls: () => undefined } },
        { server: { printUrls: last } },
      );
      assert.equal(merged.server?.printUrls, last);
    },
  },
  {
    says: 'and in middleware mode.',
    run: 'script',
    async expect({ root, port }) {
      const server = { port, middlewareMode: true, printUrls: remember };
      const rsbuild = await createRsbuild({ cwd: root, rsbuildConfig: { server } });
      await (await rsbuild.createDevServer()).close();
      assert.equal(seen.splice(0).length, 1);
    },
  },
];
