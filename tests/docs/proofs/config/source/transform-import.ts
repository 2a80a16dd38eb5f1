import assert from 'node:assert/strict';
import { createRsbuild } from '@rsbuild/core';
import { loaderOptions } from '#kit/loader-options';
import type { Proof } from '#tools/prover/proof';

const library = {
  'node_modules/ui/package.json': '{"name":"ui","version":"1.0.0","main":"lib/all.js"}',
  'node_modules/ui/lib/all.js': "export const ButtonGroup = 'whole library';",
  'node_modules/ui/lib/button-group.js': "export default 'one part';",
  'src/index.js': "import { ButtonGroup } from 'ui';\nconsole.log(ButtonGroup);\n",
};
const script = 'static/js/index.*.js';

/** Proves that a sample turns an import into those that the page shows below it. */
const rewritten = (containing: string, shown: string, from = 'ui', says?: string): Proof => ({
  says,
  shown: { containing: shown, nth: 1 },
  run: 'build',
  sample: { title: 'rsbuild.config.ts', containing, nth: 1 },
  files: {
    'src/index.js': `import { ${nameOf[from] ?? 'ButtonGroup'} as A } from '${from}';\nconsole.log(A);\n`,
  },
  expect({ log, shown: fence }) {
    const requests = [...fence.matchAll(/'([^']+\/[^']+)';/g)]
      .map(([, request]) => request!)
      .filter((request) => request !== from);
    assert.ok(requests.length > 0, fence);
    const missing = [...log.matchAll(/Can't resolve '([^']+)'/g)].map(([, request]) => request);
    assert.deepEqual([...new Set(missing)].sort(), requests.sort());
  },
});
const nameOf: Record<string, string> = { antd: 'Button', '@arco-design/web-react': 'Button' };

export const proofs: Proof[] = [
  {
    says: [
      'For these, let Rsbuild rewrite your imports:',
      'Your code stays as it is, because SWC rewrites the import while it compiles the module.',
      'The configuration above loads the compiled CSS.',
    ],
    shown: { containing: "import 'antd/es/button/style/css';" },
    run: 'build',
    files: {
      'node_modules/antd/package.json': '{"name":"antd","version":"4.0.0"}',
      'node_modules/antd/index.js': "export const Button = 'whole library';\n",
      'node_modules/antd/es/button/index.js': "export default 'one part';\n",
      'node_modules/antd/es/button/style/css.js': "console.log('style of the part');\n",
      'src/index.js': "import { Button } from 'antd';\nconsole.log(Button);\n",
    },
    sample: { title: 'rsbuild.config.ts', nth: 1 },
    expect({ read, shown }) {
      assert.match(shown, /'antd\/es\/button';[\s\S]*'antd\/es\/button\/style\/css';/);
      assert.match(read(script), /one part/);
      assert.match(read(script), /style of the part/);
      assert.doesNotMatch(read(script), /whole library/);
    },
  },
  rewritten(
    'style: true,\n      },\n    ],',
    "import 'antd/es/button/style';",
    'antd',
    'Set style to true, and add @rsbuild/plugin-less:',
  ),
  rewritten(
    '@arco-design',
    '@arco-design/web-react/es/Button',
    '@arco-design/web-react',
    'Arco names its directories like its components, so leave out the dashes:',
  ),
  rewritten("libraryDirectory: 'dist'", "'ui/dist/button-group';"),
  rewritten(
    "'ui',\n        camelToDashComponentName: false",
    "'ui/lib/ButtonGroup';",
    'ui',
    'Set it to false, and the name stays as you import it:',
  ),
  rewritten(
    'transformToDefaultImport: false',
    "import { ButtonGroup } from 'ui/lib/button-group';",
    'ui',
    'If you set false, the import keeps its braces:',
  ),
  rewritten(
    "{{ kebabCase member }}.js',\n      },",
    "'ui/dist/button-group.js';",
    'ui',
    'member is the name that you import:',
  ),
  rewritten(
    "style: '{{ member }}.css'",
    "'ui/lib/button-group.css';",
    'ui',
    'For these, set a template, in which member is the path of the component:',
  ),
  rewritten("styleLibraryDirectory: 'styles'", "'ui/styles/button-group';"),
  rewritten('customStyleName:', "'ui/css/button-group.css';"),
  ...(['customName', 'customStyleName'] as const).map<Proof>((field) => ({
    says: [
      'received function at',
      'customName and customStyleName must be strings, even though their type is any.',
    ],
    run: 'build',
    files: library,
    config: {
      source: { transformImport: [{ libraryName: 'ui', [field]: () => 'ui/lib/button-group' }] },
    },
    expect: ({ error, log }) =>
      assert.match(`${error}${log}`, new RegExp(`received function at "[^"]*${field}"`)),
  })),
  {
    says: [
      'The other forms stay as they are, so these lines still bundle the whole library:',
      "Look for an import of another form, such as import _ from 'lodash', and for a package in node_modules that isn't rewritten.",
    ],
    run: 'build',
    files: { 'src/index.js': "import _ from 'lodash';\nconsole.log(_.get);\n" },
    sample: { title: 'rsbuild.config.ts', containing: "[\n      {\n        libraryName: 'lodash'" },
    expect: ({ files, read }) =>
      assert.ok(
        files
          .filter((file) => file.endsWith('.js'))
          .map(read)
          .join('').length > 50_000,
      ),
  },
  {
    says: [
      'Set the whole path in customName:',
      'Lodash has a file for each function, named like the function.',
    ],
    shown: { containing: "import get from 'lodash/get';" },
    run: 'build',
    files: { 'src/index.js': "import { get } from 'lodash';\nconsole.log(get);\n" },
    sample: { title: 'rsbuild.config.ts', containing: "[\n      {\n        libraryName: 'lodash'" },
    expect: ({ files, read }) =>
      assert.ok(
        files
          .filter((file) => file.endsWith('.js'))
          .map(read)
          .join('').length < 50_000,
      ),
  },
  {
    says: 'Rsbuild rewrites named imports.',
    run: 'build',
    files: library,
    config: { source: { transformImport: [{ libraryName: 'ui' }] } },
    expect({ read }) {
      assert.match(read(script), /one part/);
      assert.doesNotMatch(read(script), /whole library/);
    },
  },
  {
    says: ['Helper not found', 'The template contains an unknown helper, such as pascalCase.'],
    run: 'build',
    files: library,
    config: {
      source: {
        transformImport: [{ libraryName: 'ui', customName: 'ui/{{ pascalCase member }}' }],
      },
    },
    expect: ({ error, log }) => assert.match(`${error}${log}`, /Helper not found pascalCase/),
  },
  {
    says: 'a misspelled one, such as {{ members }}, causes no error and leaves a gap in the path.',
    run: 'build',
    files: library,
    config: {
      source: {
        transformImport: [{ libraryName: 'ui', customName: 'ui/lib/button-group{{ members }}' }],
      },
    },
    expect: ({ read }) => assert.match(read(script), /one part/),
  },
  {
    says: [
      'customStyleName takes precedence over styleLibraryDirectory, which takes precedence over style.',
      'To load no styles, remove the first two fields, because they work even with style: false.',
    ],
    run: 'build',
    files: library,
    config: {
      source: {
        transformImport: [{ libraryName: 'ui', styleLibraryDirectory: 'styles', style: false }],
      },
    },
    expect: ({ error, log }) => assert.match(`${error}${log}`, /ui\/styles\/button-group/),
  },
  ...([true, 'css'] as const).map<Proof>((style) => ({
    says: "In the examples above, 'css' and true load the styles from the style directory of the component.",
    run: 'build',
    files: library,
    config: { source: { transformImport: [{ libraryName: 'ui', style }] } },
    expect: ({ log }) =>
      assert.ok(
        log.includes(`resolve 'ui/lib/button-group/style${style === true ? '' : '/css'}'`),
        log,
      ),
  })),
  ...Object.entries({
    '{{ member }} | ButtonGroup': 'ButtonGroup',
    '{{ kebabCase member }} | button-group': 'button-group',
    '{{ snakeCase member }} | button_group': 'button_group',
    '{{ camelCase member }} | buttonGroup': 'buttonGroup',
    '{{ upperCase member }} | BUTTONGROUP': 'BUTTONGROUP',
    '{{ lowerCase member }} | buttongroup': 'buttongroup',
  }).map(([says, name]): Proof => ({
    says: [says, 'A helper such as kebabCase changes the form of the name.'],
    run: 'build',
    files: library,
    config: {
      source: {
        transformImport: [{ libraryName: 'ui', customName: `ui/parts/${says.split(' | ')[0]}` }],
      },
    },
    expect: ({ error, log }) =>
      assert.match(`${error}${log}`, new RegExp(`resolve 'ui/parts/${name}'`)),
  })),
  {
    says: 'By default, Rsbuild looks in the directory lib for a name in lower case with dashes, ui/lib/button-group.',
    run: 'build',
    files: library,
    config: { source: { transformImport: [{ libraryName: 'ui' }] } },
    expect: ({ read }) => assert.match(read(script), /one part/),
  },
  {
    says: 'If you set false, the import keeps its braces:',
    run: 'build',
    files: library,
    config: {
      source: { transformImport: [{ libraryName: 'ui', transformToDefaultImport: false }] },
    },
    expect: ({ error, log }) =>
      assert.match(`${error}${log}`, /'ButtonGroup' .*was not found in 'ui\/lib\/button-group'/),
  },
  ...[
    "import * as ui from 'ui';\nconsole.log(ui.ButtonGroup);\n",
    "export { ButtonGroup } from 'ui';\n",
  ].map<Proof>((code) => ({
    says: 'The other forms stay as they are, so these lines still bundle the whole library:',
    run: 'build',
    files: { ...library, 'src/index.js': code },
    config: {
      output: { target: 'node' },
      source: { transformImport: [{ libraryName: 'ui' }] },
    },
    expect: ({ read }) => assert.match(read('index.js'), /whole library/),
  })),
  ...(
    [
      [
        [
          'The path of the styles begins with the result of customName.',
          "Next to customName: 'ui/{{ member }}', for example, style: true loads ui/ButtonGroup/style.",
        ],
        { customName: 'ui/{{ member }}', style: true },
        'ui/ButtonGroup/style',
      ],
      [
        'customStyleName takes precedence over styleLibraryDirectory, which takes precedence over style.',
        { customStyleName: 'ui/own/{{ member }}.css' },
        'ui/own/ButtonGroup.css',
      ],
      [
        'customStyleName takes precedence over styleLibraryDirectory, which takes precedence over style.',
        {
          customStyleName: 'ui/own/{{ member }}.css',
          style: false,
          styleLibraryDirectory: 'styles',
        },
        'ui/own/ButtonGroup.css',
      ],
    ] as const
  ).map<Proof>(([says, rule, request]) => ({
    says: [says].flat(),
    run: 'build',
    files: {
      ...library,
    },
    config: { source: { transformImport: [{ libraryName: 'ui', ...rule }] } },
    expect: ({ log }) => assert.ok(log.includes(`Can't resolve '${request}'`), log),
  })),
  ...[true, false].map<Proof>((inEnvironment) => ({
    says: [
      'To remove it, set a function, which receives the rules so far and returns those that should apply.',
      'Plugins usually add their rules after those of the config file, so set the function in an environment, where it receives those rules as well:',
    ],
    run: 'script',
    sample: { title: 'rsbuild.config.ts', containing: "libraryName !== 'antd'" },
    async expect({ root, config }) {
      const own = config.environments?.web?.source?.transformImport;
      assert.equal(typeof own, 'function');
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: inEnvironment ? config : { source: { transformImport: own } },
      });
      rsbuild.addPlugins([
        {
          name: 'antd-rules',
          setup(api) {
            api.modifyRsbuildConfig((current, { mergeRsbuildConfig }) =>
              mergeRsbuildConfig(current, {
                source: { transformImport: [{ libraryName: 'antd' }, { libraryName: 'ui' }] },
              }),
            );
          },
        },
      ]);
      const [rspack] = await rsbuild.initConfigs();
      const rules = loaderOptions(rspack!, 'swc-loader').rspackExperiments.import as {
        libraryName: string;
      }[];
      assert.deepEqual(
        rules.map(({ libraryName }) => libraryName),
        inEnvironment ? ['ui'] : ['antd', 'ui'],
      );
    },
  })),
  ...[false, true].map((isIncluded): Proof => ({
    says: [
      'Rsbuild rewrites imports in modules that SWC compiles.',
      "That's your own code, but not the packages in node_modules.",
      'If a package of your team imports the library as well, add it to source.include:',
    ],
    run: 'build',
    files: {
      ...library,
      'src/index.js': "import 'dashboard';\n",
      'node_modules/dashboard/package.json': '{ "name": "dashboard", "main": "index.js" }',
      'node_modules/dashboard/index.js': library['src/index.js'],
    },
    config: {
      source: {
        include: isIncluded ? [/[\\/]node_modules[\\/]dashboard[\\/]/] : [],
        transformImport: [{ libraryName: 'ui' }],
      },
    },
    expect: ({ read }) => assert.match(read(script), isIncluded ? /one part/ : /whole library/),
  })),
];
