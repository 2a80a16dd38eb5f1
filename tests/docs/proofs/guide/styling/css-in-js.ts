import assert from 'node:assert/strict';
import { pluginReact } from '@rsbuild/plugin-react';
import ts from 'typescript';
import { buildIn } from '#kit/build-in';
import { importCompletes } from '#kit/complete-cache.mjs';
import { allScripts } from '#kit/scripts';
import { typeErrors } from '#kit/type-errors';
import type { FenceName, Command, Proof } from '#tools/prover/proof';

const from = (folder: string, name: string): FenceName => ({
  title: `${folder}/${name}`,
  as: name,
});
const emotion = from('emotion', 'src/index.tsx');
const styled = from('styled-components', 'src/index.tsx');
const plugins = [pluginReact()];
const packages = { 'src/packages.ts': "import 'react';\nimport 'react-dom';\n" };

/** A build for browsers and one for Node.js, with the plugin. */
const agree: Pick<
  Extract<Proof, { run: 'command' }>,
  'run' | 'command' | 'sample' | 'pageFiles' | 'files'
> = {
  // In a process of its own: SWC keeps the plugins that it compiled in the folder of the first project of a process.
  run: 'command',
  command: 'rsbuild build --config both.config.ts',
  sample: from('styled-components', 'rsbuild.config.ts'),
  pageFiles: [styled],
  files: {
    ...packages,
    'both.config.ts': `import { mergeRsbuildConfig } from '@rsbuild/core';
import config from './rsbuild.config';
export default mergeRsbuildConfig(config, {
  environments: { web: {}, node: { output: { target: 'node', distPath: { root: 'dist/node' } } } },
});
`,
  },
};

export const proofs: Proof[] = [
  {
    says: [
      "The plugin misses the modules that come from the cache, so the second build doesn't create stylex.css.",
    ],
    run: 'script',
    pageFiles: [from('stylex', 'src/index.tsx')],
    files: {
      ...packages,
      'rsbuild.config.mjs': `${importCompletes}
import { pluginReact } from '@rsbuild/plugin-react';
import stylexPlugin from 'unplugin-stylex/rspack';

export default {
  plugins: [pluginReact(), completes()],
  performance: { buildCache: true },
  tools: { rspack: { plugins: [stylexPlugin()] } },
};
`,
    },
    async expect({ root }) {
      assert.ok((await buildIn(root)).files.includes('stylex.css'));
      assert.ok(!(await buildIn(root)).files.includes('stylex.css'));
    },
  },
  ...(['', 'production'] as const).map<Proof>((BABEL_ENV) => ({
    says: [
      'The class names still contain information for debugging.',
      'To remove it, set the environment variable BABEL_ENV to production for the build.',
      'The code then no longer inserts its styles (unless you set runtimeInjection), so load the stylesheet as in the previous sample.',
    ],
    run: 'command',
    command: 'rsbuild build',
    env: { BABEL_ENV },
    pageFiles: [
      { title: 'stylex/rsbuild.config.ts', nth: 1, as: 'rsbuild.config.ts' },
      from('stylex', 'src/index.tsx'),
    ],
    files: packages,
    expect(built) {
      const scripts = allScripts(built);
      assert.equal(/index__styles\.title/.test(scripts), !BABEL_ENV);
      assert.equal(/color:hotpink/.test(scripts), !BABEL_ENV);
      assert.match(built.read('stylex.css'), /color:hotpink/);
    },
  })),
  {
    says: [
      "For the css prop, JSX has to call Emotion's functions instead of React's, so set importSource.",
      'The heading has no color, and in development it has an attribute css="You have tried to stringify object …".',
      'The configuration lacks the importSource of Emotion, so add it.',
    ],
    run: 'dev',
    config: { plugins },
    pageFiles: [emotion],
    files: packages,
    async expect({ open }) {
      const heading = (await open()).locator('h1');
      assert.match(
        (await heading.getAttribute('css')) ?? '',
        /^You have tried to stringify object/,
      );
      assert.equal(
        await heading.evaluate((element) => getComputedStyle(element).color),
        'rgb(0, 0, 0)',
      );
    },
  },
  {
    says: 'For TypeScript, add this reference so that elements accept the css prop, or set "jsxImportSource": "@emotion/react" in tsconfig.json:',
    run: 'script',
    pageFiles: [emotion, from('emotion', 'src/env.d.ts')],
    files: packages,
    expect({ root }) {
      const jsx = { jsx: ts.JsxEmit.ReactJSX };
      const about = (errors: string[]) => errors.filter((error) => /'css'|\bcss:/.test(error));
      const own = { ...jsx, jsxImportSource: '@emotion/react' };
      assert.ok(about(typeErrors(root, ['src/index.tsx'], jsx)).length > 0);
      assert.deepEqual(about(typeErrors(root, ['src/index.tsx', 'src/env.d.ts'], jsx)), []);
      assert.deepEqual(about(typeErrors(root, ['src/index.tsx'], own)), []);
    },
  },
  {
    says: 'styled-components works without setup.',
    run: 'preview',
    config: { plugins },
    pageFiles: [styled],
    files: packages,
    async expect({ open }) {
      const heading = (await open()).locator('h1');
      const color = await heading.evaluate((element) => getComputedStyle(element).color);
      assert.equal(color, 'rgb(255, 105, 180)');
    },
  },
  {
    ...agree,
    says: 'the plugin gives classes and components readable names, so you recognize them there.',
    expect: ({ files, read }: Command) =>
      assert.match(allScripts({ files, read }), /displayName: ?"\w*Title"/),
  },
  {
    ...agree,
    says: 'the plugin makes the names on the server and in the browser agree.',
    expect({ files, read }: Command) {
      const idOf = (code: string) => /componentId: ?"([^"]+)"/.exec(code)?.[1];
      const isServer = (file: string) => file.startsWith('node/');
      const web = allScripts({ files: files.filter((file) => !isServer(file)), read });
      const server = allScripts({ files: files.filter(isServer), read });
      assert.ok(idOf(web));
      assert.equal(idOf(web), idOf(server));
    },
  },
  {
    says: [
      'vanilla-extract uses the name of your package for the class names.',
      "Couldn't find parent package.json with a name field",
    ],
    run: 'build',
    sample: from('vanilla-extract', 'rsbuild.config.ts'),
    pageFiles: [
      from('vanilla-extract', 'src/title.css.ts'),
      from('vanilla-extract', 'src/index.tsx'),
    ],
    files: { ...packages, 'package.json': '{ "type": "module" }' },
    expect: ({ error, log }) =>
      assert.match(`${error}${log}`, /Couldn't find parent package\.json with a name field/),
  },
  ...['{}', "{ autoLabel: 'always' }"].map<Proof>((options) => ({
    says:
      options === '{}'
        ? 'Install the library, and with it the SWC plugin, which minifies styles in template strings.'
        : "To recognize the classes in the developer tools, set the option autoLabel: 'always' of the SWC plugin, which adds labels such as title to the class names.",
    run: 'command',
    command: 'rsbuild build',
    files: {
      'rsbuild.config.mjs': `export default {
  output: { minify: false },
  tools: { swc: { jsc: { experimental: { plugins: [['@swc/plugin-emotion', ${options}]] } } } },
};
`,
      'src/packages.ts': "import '@swc/plugin-emotion';\n",
      'src/index.js':
        "import { css } from '@emotion/react';\nconst title = css`\n  color:   hotpink;\n`;\nconst box = css({ color: 'hotpink' });\nconsole.log(title, box);\n",
    },
    expect({ read, code, log }) {
      assert.equal(code, 0, log);
      const built = read('static/js/index.*.js');
      const labelled = options !== '{}';
      assert.match(built, /"color:hotpink;"/);
      assert.equal(/"color:hotpink;", "title"/.test(built), labelled);
      assert.equal(/"label:box"/.test(built), labelled);
    },
  })),
];
