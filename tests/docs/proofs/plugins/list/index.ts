import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { createRsbuild, type RsbuildPlugin } from '@rsbuild/core';
import { packageVersions } from '@site/src/plugins/package-versions';
import { projectRoot } from '#tools/pages/project-root';
import type { Proof } from '#tools/prover/proof';

const stores = ['node_modules', 'tests/docs/packages/node_modules'];
const folderOf = (name: string) =>
  stores
    .map((store) => path.join(projectRoot, store, name))
    .find((folder) => fs.existsSync(folder))!;

/** The code of a package's entries, as they are published. */
function codeOf(name: string): string {
  const dist = path.join(folderOf(name), 'dist');
  return fs
    .readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(?:[cm]?js|d\.[cm]?ts)$/.test(file))
    .map((file) => fs.readFileSync(path.join(dist, file), 'utf8'))
    .join('\n');
}

const described: [name: string, version: string, factory: string, id: string][] = [
  ['react', '1.3.1', 'pluginReact', 'rsbuild:react'],
  ['vue', '1.0.7', 'pluginVue', 'rsbuild:vue'],
  ['preact', '1.3.1', 'pluginPreact', 'rsbuild:preact'],
  ['svelte', '1.0.8', 'pluginSvelte', 'rsbuild:svelte'],
  ['solid', '1.0.5', 'pluginSolid', 'rsbuild:solid'],
  ['babel', '1.0.5', 'pluginBabel', 'rsbuild:babel'],
  ['sass', '1.3.1', 'pluginSass', 'rsbuild:sass'],
  ['less', '1.2.4', 'pluginLess', 'rsbuild:less'],
  ['stylus', '1.1.1', 'pluginStylus', 'rsbuild:stylus'],
  ['svgr', '1.2.0', 'pluginSvgr', 'rsbuild:svgr'],
];

/** Those of the other official plugins that are installed here, with a word of their code. */
const others: [says: string, name: string, factory: string, word: RegExp][] = [
  [
    'Compile-time support for styled-components',
    'styled-components',
    'pluginStyledComponents',
    /styled/,
  ],
  ['JSX and TSX for Vue 3', 'vue-jsx', 'pluginVueJsx', /jsx/i],
  [
    'A self-signed, untrusted certificate for the HTTPS server',
    'basic-ssl',
    'pluginBasicSsl',
    /selfsigned/,
  ],
  [
    "An error if the output has syntax that your browsers can't read",
    'check-syntax',
    'pluginCheckSyntax',
    /ecmaVersion/,
  ],
  [
    'Another CSS minifier, for example cssnano',
    'css-minimizer',
    'pluginCssMinimizer',
    /css-minimizer/,
  ],
  ['ESLint during compilation', 'eslint', 'pluginEslint', /eslint-rspack-plugin/],
  [
    'Node.js core modules in the browser',
    'node-polyfill',
    'pluginNodePolyfill',
    /crypto-browserify/,
  ],
  ['TOML files as objects', 'toml', 'pluginToml', /toml/],
  [
    "TypeScript's type check in a separate process",
    'type-check',
    'pluginTypeCheck',
    /ts-checker-rspack-plugin/,
  ],
  ['A .d.ts file for each CSS Module', 'typed-css-modules', 'pluginTypedCSSModules', /\.d\.ts/],
  ['YAML files as objects', 'yaml', 'pluginYaml', /yaml/],
];
const installed = others.filter(([, name]) => folderOf(`@rsbuild/plugin-${name}`));

export const proofs: Proof[] = [
  {
    says: [
      ...described.map((row) => `@rsbuild/plugin-${row.join(' | ')}`),
      'The plugins work with @rsbuild/core 1.x, those for Sass, Less and Stylus since 1.1.4. You can load them with import or require.',
    ],
    run: 'script',
    expect() {
      for (const [short, version, factory, id] of described) {
        const name = `@rsbuild/plugin-${short}`;
        const manifest = JSON.parse(
          fs.readFileSync(path.join(folderOf(name), 'package.json'), 'utf8'),
        );
        assert.deepEqual([manifest.version, packageVersions[name]], [version, version]);
        assert.match(manifest.peerDependencies['@rsbuild/core'], /^1\.x|\^1/);
        const { import: esm, require: commonJs } = manifest.exports['.'];
        assert.ok(esm && commonJs, name);
        assert.ok(codeOf(name).includes(factory) && codeOf(name).includes(id), name);
        // What the rules of 1.1.4 have and those of 1.1.3 lack.
        const isStyle = ['sass', 'less', 'stylus'].includes(short);
        assert.equal(codeOf(name).includes('rule.dependency('), isStyle, name);
      }
    },
  },
  ...installed.map(([says, name, factory, word]): Proof => ({
    says: `@rsbuild/plugin-${name} | ${factory} | ${says}`,
    run: 'script',
    expect() {
      const code = codeOf(`@rsbuild/plugin-${name}`);
      assert.ok(code.includes(factory), factory);
      assert.match(code, word);
    },
  })),
  {
    says: 'If you add an Rspack plugin there, Rsbuild stops with an error that says the plugin looks like a webpack or Rspack plugin.',
    run: 'build',
    config: { plugins: [{ name: 'Rspacky', apply() {} } as never] },
    expect: ({ error }) => assert.match(String(error), /looks like a webpack or Rspack plugin/),
  },
  {
    says: "For example, PLUGIN_REACT_NAME is 'rsbuild:react', and PLUGIN_SASS_NAME is 'rsbuild:sass'.",
    run: 'script',
    async expect() {
      const [{ PLUGIN_REACT_NAME }, { PLUGIN_SASS_NAME }] = await Promise.all([
        import('@rsbuild/plugin-react'),
        import('@rsbuild/plugin-sass'),
      ]);
      assert.deepEqual([PLUGIN_REACT_NAME, PLUGIN_SASS_NAME], ['rsbuild:react', 'rsbuild:sass']);
    },
  },
  ...[true, false].map<Proof>((registered) => ({
    says: 'To check for it with isPluginExists, to remove it with removePlugins, or to list it in pre or post, you need its name.',
    run: 'script',
    async expect({ root }) {
      const { PLUGIN_SASS_NAME, pluginSass } = await import('@rsbuild/plugin-sass');
      const order: string[] = [];
      const sass: RsbuildPlugin = { ...pluginSass(), setup: () => void order.push('sass') };
      const theme: RsbuildPlugin = {
        name: 'plugin-theme',
        pre: [PLUGIN_SASS_NAME],
        setup: (api) => void order.push(`theme ${api.isPluginExists(PLUGIN_SASS_NAME)}`),
      };
      const rsbuild = await createRsbuild({
        cwd: root,
        rsbuildConfig: { plugins: registered ? [theme, sass] : [theme] },
      });
      await rsbuild.initConfigs();
      assert.deepEqual(order, registered ? ['sass', 'theme true'] : ['theme false']);
    },
  })),
];
