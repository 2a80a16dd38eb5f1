import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { createRsbuild, type RsbuildConfig } from '@rsbuild/core';
import { loaderOptions } from '#kit/loader-options';
import { rspackConfig } from '#kit/rspack-config';
import type { Proof } from '#tools/prover/proof';

const script = 'static/js/index.*.js';
const counter = ['src/index.ts'];
const listed = { title: '.browserslistrc', nth: 1 };
const shared = { title: '.browserslistrc', nth: 2 };
const divided = { title: '.browserslistrc', nth: 3 };
const inManifest = { containing: '"browserslist": [', as: 'package.json' };
const dividedInManifest = { containing: '"production": [', as: 'package.json' };
const defaults = ['chrome >= 87', 'edge >= 88', 'firefox >= 78', 'safari >= 14'];
const privateField = /class\b.*#\w+/;
const outdated = /Browserslist: browsers data \(caniuse-lite\) is \d+ months old/;

/** Builds a project without a list and then one with a list, while `caniuse-lite` ends at Chrome 60. */
const buildWithOldData = `import Module from 'node:module';
import { createRsbuild } from '@rsbuild/core';

const load = Module._load;
Module._load = function (request, ...rest) {
  const loaded = load.call(this, request, ...rest);
  if (!/^caniuse-lite\\/.*\\bagents$/.test(request)) return loaded;
  const { chrome } = loaded.agents;
  const versions = chrome.versions.filter((version) => Number(version) <= 60);
  console.log('the last version is chrome ' + versions.at(-1));
  const kept = versions.map((version) => [version, chrome.release_date[version]]);
  return { agents: { chrome: { ...chrome, versions, release_date: Object.fromEntries(kept) } } };
};
for (const name of ['unlisted', 'listed']) {
  console.log('project ' + name);
  const cwd = process.cwd() + '/' + name;
  const output = { distPath: { root: '../dist/' + name } };
  const rsbuild = await createRsbuild({ cwd, rsbuildConfig: { mode: 'production', output } });
  await (await rsbuild.build()).close();
}
`;

/** The browsers that each environment gets. */
async function listsOf(cwd: string, rsbuildConfig: RsbuildConfig = {}) {
  const lists: Record<string, string[] | undefined> = {};
  const rsbuild = await createRsbuild({ cwd, rsbuildConfig });
  rsbuild.addPlugins([
    {
      name: 'note-lists',
      setup(api) {
        api.modifyRspackConfig((_, { environment: { name, browserslist } }) => {
          lists[name] = browserslist;
        });
      },
    },
  ]);
  await rsbuild.initConfigs();
  return lists;
}

const targets: RsbuildConfig = {
  environments: {
    web: {},
    worker: { output: { target: 'web-worker' } },
    node: { output: { target: 'node' } },
  },
};
/** What each language level has that the one before it lacks. */
const levels = {
  ES5: (code: string) => assert.doesNotMatch(code, /=>|async /),
  ES6: (code: string) => {
    assert.match(code, /=>/);
    assert.doesNotMatch(code, /async /);
  },
  'ES2017 and later': (code: string) => assert.match(code, /async /),
};
const examples: [says: string, first: string, level: keyof typeof levels][] = [
  ['Without a list, the output is for these browsers', 'chrome >= 87', 'ES2017 and later'],
  ['For desktop browsers with ES6:', 'chrome >= 51', 'ES6'],
  [
    'For desktop browsers, including Internet Explorer (the output is ES5):',
    '> 0.5%\nnot dead\nIE 11',
    'ES5',
  ],
  ['For mobile browsers with ES6:', 'iOS >= 10', 'ES6'],
  ['For mobile browsers, including those on old phones (ES5):', 'iOS >= 9', 'ES5'],
];

/** A package with a list, under a name. */
const sharedList = (name: string) => ({
  [`node_modules/${name}/package.json`]: JSON.stringify({ name, main: 'index.js' }),
  [`node_modules/${name}/index.js`]: "module.exports = ['chrome 60'];\n",
});

export const proofs: Proof[] = [
  ...[
    { pageFiles: [shared], files: sharedList('browserslist-config-shop') },
    {
      files: {
        '.browserslistrc': 'extends @shop/browserslist-config\n',
        ...sharedList('@shop/browserslist-config'),
      },
    },
  ].map<Proof>((project) => ({
    says: [
      'When more than one project needs the same list, put the list into a package, and extend it in each project:',
      'In a scope, @shop/browserslist-config works as well.',
    ],
    run: 'command',
    command: 'rsbuild build',
    ...project,
    files: {
      ...project.files,
      'src/index.js': "import './index.css';\nconsole.log(window.shoe ?? 1);\n",
      'src/index.css': '.cart { user-select: none; & b { color: red } }\n',
    },
    expect({ read }) {
      assert.doesNotMatch(read(script), /\?\?/);
      assert.match(read('static/css/index.*.css'), /\.cart b\{/);
    },
  })),
  {
    says: 'The name of the package has to begin with browserslist-config-.',
    run: 'build',
    files: { '.browserslistrc': 'extends shop-browsers\n', ...sharedList('shop-browsers') },
    expect: ({ error, log }) =>
      assert.match(`${error}${log}`, /needs `browserslist-config-` prefix/),
  },
  {
    says: [
      'Build this module for the list at the top of the page, and dist/static/js/index.*.js still contains a class with a private field.',
      'List the browsers once, in a file in the project root:',
    ],
    shown: listed,
    run: 'build',
    pageFiles: [...counter, listed],
    expect: ({ read }) => assert.match(read(script), privateField),
  },
  {
    says: [
      'Change the list to IE 11 and build again, and the class becomes functions.',
      'The list decides which syntax is transformed.',
      'To see the effect, take a module that uses newer syntax:',
      'A single old browser in a list of new ones is enough to turn the class into functions.',
    ],
    run: 'build',
    pageFiles: counter,
    files: { '.browserslistrc': 'IE 11\n' },
    expect({ read }) {
      assert.doesNotMatch(read(script), /\bclass[ {]\w*\{|this\.#\w+/);
      assert.match(read(script), /function/);
    },
  },
  {
    says: [
      'A single old browser in a list of new ones is enough to turn the class into functions.',
      'A single old browser is enough for old syntax, and a query such as > 0.5% may match one.',
    ],
    run: 'build',
    pageFiles: counter,
    files: { '.browserslistrc': 'chrome >= 100\nIE 11\n' },
    expect: ({ read }) => assert.doesNotMatch(read(script), /\bclass[ {]\w*\{|this\.#\w+/),
  },
  {
    says: 'When you have just a few queries, you can also put them into package.json:',
    run: 'script',
    pageFiles: [inManifest],
    expect: async ({ root }) =>
      assert.deepEqual(await listsOf(root), {
        web: ['chrome >= 100', 'safari >= 15.4', 'firefox >= 100'],
      }),
  },
  ...['', '# none yet\n'].map<Proof>((list) => ({
    says: [
      "But a file that's empty or has only comments ends the search, too.",
      'Either .browserslistrc has no queries, or it has no part for the current NODE_ENV.',
    ],
    run: 'build',
    config: { root: './app' },
    files: {
      '.browserslistrc': 'chrome >= 101\n',
      'app/.browserslistrc': list,
      'app/src/index.js': '',
    },
    expect({ error, log }) {
      assert.ok(error);
      assert.match(`${error}${log}`, /'browserslist:'/);
    },
  })),
  {
    says: [
      'The apps of a monorepo can share a list that is above them, because Rsbuild looks in the project root and then in the folders above it, until it finds a list.',
      'You can also call the file browserslist, without the dot.',
    ],
    run: 'script',
    files: { browserslist: 'chrome >= 101\n', 'app/src/index.js': '' },
    async expect({ root, write }) {
      assert.deepEqual(await listsOf(path.join(root, 'app')), { web: ['chrome >= 101'] });
      write('other/.browserslistrc', 'chrome >= 102\n');
      assert.deepEqual(await listsOf(path.join(root, 'other')), { web: ['chrome >= 102'] });
    },
  },
  {
    says: [
      'There are two lists in one folder.',
      'contains both .browserslistrc and package.json with browsers',
    ],
    run: 'build',
    pageFiles: [listed, inManifest],
    expect: ({ error }) =>
      assert.match(`${error}`, /contains both \.browserslistrc and package\.json with browsers/),
  },
  {
    says: [
      "Builds for the target node ignore .browserslistrc and package.json, because such code doesn't run in a browser.",
      'For the target node, the default is node >= 16.',
    ],
    run: 'script',
    files: { '.browserslistrc': 'chrome >= 100\n' },
    expect: async ({ root }) =>
      assert.deepEqual(await listsOf(root, targets), {
        web: ['chrome >= 100'],
        worker: ['chrome >= 100'],
        node: ['node >= 16'],
      }),
  },
  {
    says: [
      'Without a list, the output is for these browsers and later versions of them:',
      'For the target node, the default is node >= 16.',
      'Without a list, Rsbuild takes its defaults.',
    ],
    run: 'script',
    expect: async ({ root }) =>
      assert.deepEqual(await listsOf(root, targets), {
        web: defaults,
        worker: defaults,
        node: ['node >= 16'],
      }),
  },
  {
    says: [
      'Where you have both, the option takes precedence over the files.',
      'Something takes the place of your list:',
      'overrideBrowserslist is set.',
      'Change the list there, because the option takes precedence over your file.',
      'The target is node.',
      'Such builds ignore the file, so set overrideBrowserslist.',
    ],
    run: 'script',
    sample: { title: 'rsbuild.config.ts', containing: "'node >= 20'" },
    files: { '.browserslistrc': 'IE 11\n' },
    expect: async ({ root, config }) =>
      assert.deepEqual(await listsOf(root, config), {
        web: ['chrome >= 100', 'safari >= 15.4'],
        node: ['node >= 20'],
      }),
  },
  ...[divided, dividedInManifest].flatMap((list) =>
    (['production', 'development'] as const).map<Proof>((mode) => ({
      says: [
        'So divide the list into parts, from which Rsbuild chooses by NODE_ENV:',
        'In package.json, the same list looks like this:',
        "In return, the code that you test isn't the code that you ship, so check the production build as well.",
      ],
      shown: divided,
      run: 'script',
      pageFiles: [list],
      config: { mode },
      expect: async ({ root }) =>
        assert.deepEqual(await listsOf(root, { mode }), {
          web:
            mode === 'production'
              ? defaults
              : ['last 1 chrome version', 'last 1 firefox version', 'last 1 safari version'],
        }),
    })),
  ),
  {
    says: [
      'Add a part named defaults, which applies to other values of NODE_ENV.',
      'Add a part, or put queries above the first one, because Rsbuild uses these lines where no part fits.',
      'The list is in package.json and has no part for the current NODE_ENV.',
      'Then Rsbuild uses the default.',
    ],
    run: 'script',
    env: { NODE_ENV: 'test' },
    async expect({ root, write }) {
      write(
        'one/package.json',
        '{ "browserslist": { "defaults": ["chrome >= 90"], "production": ["chrome >= 100"] } }',
      );
      write('lines/.browserslistrc', 'chrome >= 91\n\n[production]\nchrome >= 100\n');
      assert.deepEqual(await listsOf(path.join(root, 'one')), { web: ['chrome >= 90'] });
      assert.deepEqual(await listsOf(path.join(root, 'lines')), { web: ['chrome >= 91'] });
      write('two/package.json', '{ "browserslist": { "production": ["chrome >= 100"] } }');
      assert.deepEqual(await listsOf(path.join(root, 'two')), { web: defaults });
    },
  },
  {
    says: [
      'Either .browserslistrc has no queries, or it has no part for the current NODE_ENV.',
      'The list is empty.',
    ],
    run: 'command',
    command: 'rsbuild build',
    env: { NODE_ENV: 'test' },
    files: { '.browserslistrc': '[production]\nchrome >= 100\n' },
    expect({ code, log }) {
      assert.notEqual(code, 0);
      assert.match(log, /'browserslist:'/);
    },
  },
  {
    says: [
      "As soon as one of the browsers doesn't support your JavaScript syntax, SWC transforms it.",
      'Lightning CSS does the same for CSS, and adds prefixes.',
    ],
    run: 'build',
    config: {
      output: { overrideBrowserslist: ['chrome >= 87', 'IE 11'], polyfill: 'usage' },
    },
    files: {
      'src/index.js': "import './a.css';\nconsole.log([1].at?.(-1));\n",
      'src/a.css': '.a { user-select: none; & b { color: red } }\n',
    },
    expect({ read, files }) {
      assert.match(read('static/css/index.*.css'), /-ms-user-select:none.*\.a b\{/);
      assert.doesNotMatch(read(script), /=>|\?\./);
      assert.ok(files.some((file) => file.includes('lib-polyfill')));
    },
  },
  {
    says: 'But the list is about syntax, and it adds no polyfills for missing functions.',
    run: 'script',
    files: { 'src/index.js': 'console.log([1].at(-1));\n' },
    async expect({ root }) {
      const sizes: number[] = [];
      for (const output of [
        {},
        { polyfill: 'entry', overrideBrowserslist: ['chrome >= 120'] },
        { polyfill: 'entry', overrideBrowserslist: ['chrome >= 50'] },
      ] satisfies RsbuildConfig['output'][]) {
        const rsbuild = await createRsbuild({
          cwd: root,
          rsbuildConfig: { mode: 'production', output },
        });
        await (await rsbuild.build()).close();
        const folder = path.join(root, 'dist/static/js');
        const polyfills = fs.readdirSync(folder).find((file) => file.includes('lib-polyfill'));
        sizes.push(polyfills ? fs.statSync(path.join(folder, polyfills)).size : 0);
      }
      assert.equal(sizes[0], 0);
      assert.ok(sizes[1]! < sizes[2]!, sizes.join());
    },
  },
  {
    says: [
      "Without a list, it's ['web', 'es2017'], and in workers ['webworker', 'es2017'].",
      "With a list, it's ['web', 'browserslist:…'], and in workers ['webworker', 'es5'].",
      "Rspack's own runtime code follows the list, too.",
    ],
    run: 'script',
    async expect({ root }) {
      const own = { overrideBrowserslist: ['chrome >= 100'] };
      const targetOf = async (output: RsbuildConfig['output']) =>
        (await rspackConfig(root, { output })).target;
      assert.deepEqual(await targetOf({}), ['web', 'es2017']);
      assert.deepEqual(await targetOf(own), ['web', 'browserslist:chrome >= 100']);
      assert.deepEqual(await targetOf({ target: 'web-worker' }), ['webworker', 'es2017']);
      assert.deepEqual(await targetOf({ target: 'web-worker', ...own }), ['webworker', 'es5']);
    },
  },
  {
    says: [
      'But the list is about syntax, and it adds no polyfills for missing functions.',
      'For Internet Explorer 11, you need a list and polyfills:',
    ],
    run: 'build',
    config: { output: { overrideBrowserslist: ['IE 11'] } },
    files: { 'src/index.js': 'document.title = String([1].includes(1));\n' },
    expect: ({ files }) => assert.ok(!files.some((file) => file.includes('lib-polyfill'))),
  },
  {
    says: 'For Internet Explorer 11, you need a list and polyfills:',
    run: 'build',
    sample: { title: 'rsbuild.config.ts', containing: "polyfill: 'usage'" },
    files: { 'src/index.js': 'document.title = String([1].includes(1));\n' },
    expect: ({ files }) => assert.ok(files.some((file) => file.includes('lib-polyfill'))),
  },
  ...examples.map<Proof>(([says, containing, level]) => ({
    says,
    shown: { containing, section: level === 'ES2017 and later' ? 'Defaults' : 'Examples' },
    run: 'build',
    pageFiles: [
      {
        containing,
        as: '.browserslistrc',
        section: level === 'ES2017 and later' ? 'Defaults' : 'Examples',
      },
    ],
    files: {
      'src/index.js':
        'const run = async (value) => { const twice = () => value * 2; await twice(); };\nconsole.log(run);\n',
    },
    expect: ({ read }) => levels[level](read(script)),
  })),
  {
    says: [
      'For example, your stylesheet has this rule:',
      'For a list with Safari 14, this rule becomes:',
    ],
    shown: { containing: '-webkit-user-select' },
    run: 'build',
    config: { output: { overrideBrowserslist: ['chrome >= 87', 'safari >= 14'], minify: false } },
    pageFiles: ['src/index.css'],
    files: { 'src/index.js': "import './index.css';\n" },
    expect({ read, shown }) {
      const plain = (text: string) => text.replace(/\s+/g, ' ').trim();
      assert.ok(plain(read('static/css/index.*.css')).includes(plain(shown)));
    },
  },
  {
    says: "The syntax comes from a dependency that isn't compiled.",
    run: 'build',
    config: { output: { overrideBrowserslist: ['IE 11'] } },
    files: {
      'node_modules/shoes/package.json': '{ "name": "shoes", "main": "index.js" }',
      'node_modules/shoes/index.js': 'export const size = (a) => a?.size;\n',
      'src/index.js': "import { size } from 'shoes';\nconsole.log(size);\n",
    },
    expect: ({ read }) => assert.match(read(script), /=>.*\?\./),
  },
  {
    says: [
      "As soon as one of the browsers doesn't support your JavaScript syntax, SWC transforms it.",
      'Lightning CSS does the same for CSS, and adds prefixes.',
    ],
    run: 'rspack',
    config: { output: { overrideBrowserslist: ['chrome >= 99'] } },
    expect: (config) =>
      assert.deepEqual(loaderOptions(config, 'swc-loader').env.targets, ['chrome >= 99']),
  },
  {
    says: 'The newer your browsers, the less has to be transformed, so the output gets smaller and faster.',
    run: 'script',
    pageFiles: counter,
    async expect({ root }) {
      const sizes: number[] = [];
      for (const browser of ['chrome >= 100', 'IE 11']) {
        const rsbuild = await createRsbuild({
          cwd: root,
          rsbuildConfig: { mode: 'production', output: { overrideBrowserslist: [browser] } },
        });
        await (await rsbuild.build()).close();
        const folder = path.join(root, 'dist/static/js');
        const file = fs.readdirSync(folder).find((name) => name.startsWith('index.'))!;
        sizes.push(fs.statSync(path.join(folder, file)).size);
      }
      assert.ok(sizes[0]! < sizes[1]!, sizes.join());
    },
  },
  ...['', '1'].map<Proof>((ignored) => ({
    says: [
      'You have a list, and Rspack finds an old copy of the package caniuse-lite.',
      'The build goes on, and for your code, nothing is missing, because that data is built into Rspack.',
      'If the message is still there, set the variable BROWSERSLIST_IGNORE_OLD_DATA=1.',
    ],
    run: 'command',
    command: 'node build.mjs',
    env: { BROWSERSLIST_IGNORE_OLD_DATA: ignored },
    pageFiles: [{ title: 'src/index.ts', as: 'listed/src/index.ts' }],
    files: {
      'listed/.browserslistrc': 'last 1 chrome version\n',
      'unlisted/src/index.js': '',
      'build.mjs': buildWithOldData,
    },
    expect({ code, log, read }) {
      assert.equal(code, 0, log);
      const [unlisted, withList] = log.split('project listed');
      assert.doesNotMatch(unlisted!, outdated);
      assert.equal(outdated.test(withList!), !ignored, log);
      // by the old copy, the last version is Chrome 60, which has no private fields
      assert.match(log, /the last version is chrome 60\n/);
      assert.match(read(`listed/${script}`), privateField);
    },
  })),
];
