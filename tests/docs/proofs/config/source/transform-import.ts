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

export const proofs: Proof[] = [
  {
    says: 'With this configuration, it becomes:',
    run: 'build',
    files: {
      'node_modules/antd/package.json': '{"name":"antd","version":"4.0.0"}',
      'node_modules/antd/index.js': "export const Button = 'whole library';\n",
      'node_modules/antd/es/button/index.js': "export default 'one part';\n",
      'node_modules/antd/es/button/style/css.js': "console.log('style of the part');\n",
      'src/index.js': "import { Button } from 'antd';\nconsole.log(Button);\n",
    },
    sample: { title: 'rsbuild.config.ts', containing: "'antd',\n        libraryDirectory" },
    expect({ read }) {
      assert.match(read(script), /one part/);
      assert.match(read(script), /style of the part/);
      assert.doesNotMatch(read(script), /whole library/);
    },
  },
  ...(['customName', 'customStyleName'] as const).map<Proof>((field) => ({
    says: [
      'customName and customStyleName must be strings.',
      "Although their type is any, Rspack doesn't accept functions.",
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
      "Default imports, import * and export … from aren't, so import _ from 'lodash' still bundles the whole library.",
    ],
    run: 'build',
    files: { 'src/index.js': "import _ from 'lodash';\nconsole.log(_.get);\n" },
    sample: { title: 'rsbuild.config.ts', containing: "'lodash'" },
    expect: ({ files, read }) =>
      assert.ok(
        files
          .filter((file) => file.endsWith('.js'))
          .map(read)
          .join('').length > 50_000,
      ),
  },
  {
    says: 'Named imports are rewritten',
    run: 'build',
    files: { 'src/index.js': "import { get } from 'lodash';\nconsole.log(get);\n" },
    sample: { title: 'rsbuild.config.ts', containing: "'lodash'" },
    expect: ({ files, read }) =>
      assert.ok(
        files
          .filter((file) => file.endsWith('.js'))
          .map(read)
          .join('').length < 50_000,
      ),
  },
  {
    says: 'Named imports are rewritten',
    run: 'build',
    files: library,
    config: { source: { transformImport: [{ libraryName: 'ui' }] } },
    expect({ read }) {
      assert.match(read(script), /one part/);
      assert.doesNotMatch(read(script), /whole library/);
    },
  },
  {
    says: 'camelToDashComponentName | true | false keeps the name as it is: ui/lib/ButtonGroup',
    run: 'build',
    files: { ...library, 'node_modules/ui/lib/ButtonGroup.js': "export default 'as it is';" },
    config: {
      source: { transformImport: [{ libraryName: 'ui', camelToDashComponentName: false }] },
    },
    expect: ({ read }) => assert.match(read(script), /as it is/),
  },
  {
    says: "If a template contains a helper that doesn't exist, such as pascalCase, the build fails.",
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
    says: "A misspelled variable, such as {{ members }}, doesn't cause an error, and the template prints nothing in its place.",
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
    says: "Although their type is any, Rspack doesn't accept functions.",
    run: 'build',
    files: library,
    config: { source: { transformImport: [{ libraryName: 'ui', customName: () => 'ui' }] } },
    expect: ({ error }) => assert.ok(error),
  },
  {
    says: "styleLibraryDirectory | Not set | The directory of the styles. For example, 'styles' imports ui/styles/button-group. style then has no effect, not even false",
    run: 'build',
    files: library,
    config: {
      source: {
        transformImport: [{ libraryName: 'ui', styleLibraryDirectory: 'styles', style: false }],
      },
    },
    expect: ({ error, log }) => assert.match(`${error}${log}`, /ui\/styles\/button-group/),
  },
  ...(
    [
      ['true | ui/lib/button-group/style', true],
      ["'css', or another string without {{ }} | ui/lib/button-group/style/css", 'css'],
      ["'css', or another string without {{ }} | ui/lib/button-group/style/css", 'less'],
    ] as const
  ).map<Proof>(([says, style]) => ({
    says,
    run: 'build',
    files: library,
    config: { source: { transformImport: [{ libraryName: 'ui', style }] } },
    expect: ({ error, log }) =>
      assert.match(`${error}${log}`, new RegExp(`resolve '${says.split(' | ')[1]}'`)),
  })),
  ...Object.entries({
    '{{ member }} | ButtonGroup': 'ButtonGroup',
    '{{ kebabCase member }} | button-group': 'button-group',
    '{{ snakeCase member }} | button_group': 'button_group',
    '{{ camelCase member }} | buttonGroup': 'buttonGroup',
    '{{ upperCase member }} | BUTTONGROUP': 'BUTTONGROUP',
    '{{ lowerCase member }} | buttongroup': 'buttongroup',
  }).map(([says, name]): Proof => ({
    says,
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
    says: [
      'libraryName | Required | The package whose imports are rewritten',
      "libraryDirectory | 'lib' | The directory inside the package, as in ui/lib/button-group",
      'Not set, false | None',
    ],
    run: 'build',
    files: library,
    config: { source: { transformImport: [{ libraryName: 'ui' }] } },
    expect: ({ read }) => assert.match(read(script), /one part/),
  },
  {
    says: "transformToDefaultImport | true | false creates a named import: import { ButtonGroup } from 'ui/lib/button-group'",
    run: 'build',
    files: library,
    config: {
      source: { transformImport: [{ libraryName: 'ui', transformToDefaultImport: false }] },
    },
    expect: ({ error, log }) =>
      assert.match(`${error}${log}`, /'ButtonGroup' .*was not found in 'ui\/lib\/button-group'/),
  },
  {
    says: 'If the function is an item of an array, it gets the items before it.',
    run: 'build',
    files: library,
    config: {
      source: { transformImport: [{ libraryName: 'ui' }, (rules) => rules.slice(1)] },
    },
    expect: ({ read }) => assert.match(read(script), /whole library/),
  },
  ...[
    "import * as ui from 'ui';\nconsole.log(ui.ButtonGroup);\n",
    "export { ButtonGroup } from 'ui';\n",
  ].map<Proof>((code) => ({
    says: "Default imports, import * and export … from aren't",
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
        "With customName: 'ui/{{ member }}', for example, style: true imports ui/ButtonGroup/style.",
        { customName: 'ui/{{ member }}', style: true },
        'ui/ButtonGroup/style',
      ],
      [
        "A string with {{ }} | The path from this template, in which member is the path of the component. For example, '{{ member }}.css' imports ui/lib/button-group.css",
        { style: '{{ member }}.css' },
        'ui/lib/button-group.css',
      ],
      [
        "customStyleName | Not set | A template for the path of the styles. It doesn't need style, and takes precedence over it and over styleLibraryDirectory",
        { customStyleName: 'ui/own/{{ member }}.css' },
        'ui/own/ButtonGroup.css',
      ],
      [
        "customStyleName | Not set | A template for the path of the styles. It doesn't need style, and takes precedence over it and over styleLibraryDirectory",
        {
          customStyleName: 'ui/own/{{ member }}.css',
          style: false,
          styleLibraryDirectory: 'styles',
        },
        'ui/own/ButtonGroup.css',
      ],
      [
        '{{ legacyKebabCase member }}, {{ legacySnakeCase member }} | The name, split at each capital letter. XBLTest becomes x-b-l-test or x_b_l_test',
        { customName: 'ui/{{ legacyKebabCase member }}/{{ legacySnakeCase member }}' },
        'ui/x-b-l-test/x_b_l_test',
      ],
    ] as const
  ).map<Proof>(([says, rule, request]) => ({
    says,
    run: 'build',
    files: {
      ...library,
      'src/index.js': request.includes('test')
        ? "import { XBLTest } from 'ui';\nconsole.log(XBLTest);\n"
        : library['src/index.js'],
    },
    config: { source: { transformImport: [{ libraryName: 'ui', ...rule }] } },
    expect: ({ log }) => assert.ok(log.includes(`Can't resolve '${request}'`), log),
  })),
  ...[true, false].map<Proof>((inEnvironment) => ({
    says: [
      'If you set a function, it gets the rules that come before it.',
      'Plugins usually add their rules after the ones of the config file, so set the function in an environment, where the top-level rules come first:',
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
  {
    says: 'It can change the list or return a new one.',
    run: 'rspack',
    config: {
      source: {
        transformImport: [
          { libraryName: 'first' },
          (rules) => void rules.push({ libraryName: 'second' }),
        ],
      },
    },
    expect: (config) =>
      assert.deepEqual(loaderOptions(config, 'swc-loader').rspackExperiments.import, [
        { libraryName: 'first' },
        { libraryName: 'second' },
      ]),
  },
];
