import assert from 'node:assert/strict';
import type { Proof } from '@site/tests/docs/proving/proof';

const library = {
  'node_modules/ui/package.json': '{"name":"ui","version":"1.0.0","main":"lib/all.js"}',
  'node_modules/ui/lib/all.js': "export const ButtonGroup = 'whole library';",
  'node_modules/ui/lib/button-group.js': "export default 'one part';",
  'src/index.js': "import { ButtonGroup } from 'ui';\nconsole.log(ButtonGroup);\n",
};
const script = 'static/js/index.*.js';

export const proofs: Proof[] = [
  {
    says: [
      "Named imports are rewritten and default imports aren't, so import _ from 'lodash' still bundles the whole library.",
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
    says: 'If a template contains another helper, the build fails.',
    run: 'build',
    files: library,
    config: {
      source: { transformImport: [{ libraryName: 'ui', customName: 'ui/{{ shout member }}' }] },
    },
    expect: ({ error, log }) => assert.match(`${error}${log}`, /Helper not found shout/),
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
  ...Object.entries({
    'true | ui/lib/button-group/style': true,
    "'css' | ui/lib/button-group/style/css": 'css',
  }).map(([says, style]): Proof => ({
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
];
