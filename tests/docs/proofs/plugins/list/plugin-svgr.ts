import assert from 'node:assert/strict';
import vm from 'node:vm';
import ts from 'typescript';
import type { RsbuildConfig } from '@rsbuild/core';
import { pluginReact } from '@rsbuild/plugin-react';
import { pluginSvgr, type PluginSvgrOptions } from '@rsbuild/plugin-svgr';
import { loadersOf, type AnyOptions } from '#kit/loader-options';
import { rspackConfig } from '#kit/rspack-config';
import { typeErrors } from '#kit/type-errors';
import type { Proof } from '#tools/prover/proof';

const script = 'static/js/index.*.js';
const externals = { react: 'React', 'react/jsx-runtime': 'Jsx', 'react/jsx-dev-runtime': 'Jsx' };
const withSvgr = (options?: PluginSvgrOptions, rest: RsbuildConfig = {}): RsbuildConfig => ({
  ...rest,
  output: {
    minify: false,
    externals,
    ...rest.output,
  },
  plugins: [pluginReact(), pluginSvgr(options)],
});
const logo =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8" width="8" height="8"><path id="mark" fill="#f00" d="M0 0h8v8z"/></svg>\n';
const reactTypes = { 'src/react.js': "import '@types/react';\n", 'src/logo.svg': logo };
const using = (code: string) => ({ 'src/index.js': code, 'src/logo.svg': logo });
const logs = (from: string, what = 'logo') =>
  using(
    `import ${what} from '${from}';\nconsole.log(${what === 'logo' ? 'logo' : 'ReactComponent'});\n`,
  );
const inStyles = (address: string) => ({
  ...using("import './index.css';\n"),
  'src/index.css': `.a { background: ${address} }\n`,
});
const named = '{ ReactComponent }';
const failure = ({ error, log }: { error?: string; log: string }) => `${error}${log}`;
const component = /\.jsx(?:s|DEV)?\)?\("svg"/;
const dataUri = /"data:image\/svg\+xml;base64,/;

/** One import with one setting, and what the script has then. */
const gives = (
  says: string | string[],
  options: PluginSvgrOptions,
  files: Record<string, string>,
  pattern: RegExp,
): Proof => ({
  says,
  run: 'build',
  config: withSvgr(options),
  files,
  expect: ({ read }) => assert.match(read(script), pattern),
});
const fails = (
  says: string | string[],
  options: PluginSvgrOptions,
  files: Record<string, string>,
): Proof => ({
  says,
  run: 'build',
  config: withSvgr(options),
  files,
  expect: (result) => assert.match(failure(result), /ESModulesLinkingError/),
});
const exportAs = (exportType: 'default' | 'named') => ({ svgrOptions: { exportType } });
const unset = 'Not set | false | URL | Error: no such export';
const asDefault = "'default' | false | Component | Error: no such export";
const asNamed = "'named' | false | Error: no default export. Use ?url | Component";
const mixed = "Not set or 'named' | true | URL | Component";
const mixedDefault =
  "'default' | true | Component, as with mixedImport: false | Error: no such export";

/** What a browser makes of `new URL(file, import.meta.url)`. */
const address = (options: PluginSvgrOptions, file: string, expected: RegExp): Proof => ({
  says: [
    "exportType and mixedImport also apply to new URL() and to require('./a.svg'), which then load the component's module.",
    "You load an image with new URL('./a.svg', import.meta.url), and its URL ends in [object%20Module].",
    'In new URL(), use ./a.svg?url instead.',
  ],
  run: 'build',
  config: withSvgr(options),
  files: using(`globalThis.result = new URL('${file}', import.meta.url).href;\n`),
  expect({ read }) {
    const page = {
      document: { baseURI: 'https://shop.example/' },
      self: {},
      URL,
      React: {},
      Jsx: {},
      result: '',
    };
    vm.runInNewContext(read(script), page);
    assert.match(page.result, expected);
  },
});

export const proofs: Proof[] = [
  gives(
    [
      './logo.svg?react | A React component',
      'The component is the default export, and the props that you pass to it become attributes of the <svg>:',
    ],
    {},
    logs('./logo.svg?react'),
    component,
  ),
  gives(
    './logo.svg?inline | A base64 data URI, whatever the size of the file',
    {},
    logs('./logo.svg?inline'),
    dataUri,
  ),
  gives(
    './logo.svg?url, ./logo.svg?__inline=false | A URL, whatever the size of the file, such as /static/svg/logo.7ce08c9f.svg',
    {},
    logs('./logo.svg?url'),
    /static\/svg\/logo\.[0-9a-f]{8,10}\.svg/,
  ),
  gives(
    './logo.svg?url, ./logo.svg?__inline=false | A URL, whatever the size of the file, such as /static/svg/logo.7ce08c9f.svg',
    {},
    logs('./logo.svg?__inline=false'),
    /static\/svg\/logo\.[0-9a-f]{8,10}\.svg/,
  ),
  gives(
    './logo.svg?raw | The source code as a string',
    {},
    logs('./logo.svg?raw'),
    /viewBox=\\"0 0 8 8\\" width/,
  ),
  gives(
    './logo.svg | A URL. Below the limit of output.dataUriLimit, which is 4096 bytes, a base64 data URI',
    {},
    logs('./logo.svg'),
    dataUri,
  ),
  {
    says: './logo.svg | A URL. Below the limit of output.dataUriLimit, which is 4096 bytes, a base64 data URI',
    run: 'build',
    config: withSvgr(),
    files: {
      'src/index.js': "import logo from './logo.svg';\nconsole.log(logo);\n",
      'src/logo.svg': logo.replace('<path', `<!-- ${'x'.repeat(4096)} --><path`),
    },
    expect: ({ read }) => assert.match(read(script), /static\/svg\/logo\.[0-9a-f]{8,10}\.svg/),
  },
  ...[true, false].map<Proof>((set) => ({
    says: [
      'The file sets its own color, such as fill="#333", which wins over the color of the text.',
      'Let SVGR replace the color and set the size to that of the font:',
    ],
    run: 'build',
    ...(set
      ? {
          sample: { title: 'rsbuild.config.ts', containing: 'replaceAttrValues' },
          with: { mode: 'production', output: { minify: false, externals } },
        }
      : { config: withSvgr() }),
    files: {
      'src/index.js': "import Cart from './cart.svg?react';\nconsole.log(Cart);\n",
      'src/cart.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" fill="#333" viewBox="0 0 24 24"><path d="M3 6h18l-2 9H6z" stroke="#333"/></svg>',
    },
    expect({ read }) {
      const code = read(script);
      assert.equal(/width: "1em"/.test(code), set);
      assert.equal(/fill: "#333"/.test(code), !set);
      assert.equal(/stroke: "currentColor"/.test(code), set);
    },
  })),
  ...[
    { replaceAttrValues: { '#000': 'currentColor' } },
    { svgProps: { fill: 'currentColor' } },
  ].map<Proof>((svgrOptions) => ({
    says: [
      'An icon whose file is black stays black, even when you replace its color.',
      'SVGO removes fill="#000"',
      'so replaceAttrValues finds no color to replace.',
      "To color such an icon, set the attribute with svgProps: { fill: 'currentColor' }.",
    ],
    run: 'build',
    config: withSvgr({ svgrOptions }),
    files: {
      'src/index.js': "import Cart from './cart.svg?react';\nconsole.log(Cart);\n",
      'src/cart.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" fill="#000" viewBox="0 0 24 24"><path d="M3 6h18l-2 9H6z"/></svg>',
    },
    expect({ read }) {
      assert.doesNotMatch(read(script), /#000/);
      assert.equal(/fill: "currentColor"/.test(read(script)), 'svgProps' in svgrOptions);
    },
  })),
  {
    says: 'Without the plugin, an SVG file is a static asset, and importing it gives you a URL.',
    run: 'build',
    config: { output: { minify: false, dataUriLimit: 0 } },
    files: logs('./logo.svg'),
    expect: ({ read }) => assert.match(read(script), /static\/svg\/logo\.[0-9a-f]{8,10}\.svg/),
  },
  gives(unset, {}, logs('./logo.svg'), dataUri),
  fails(
    [unset, 'Without the option, the build fails at the import of ReactComponent.'],
    {},
    logs('./logo.svg', named),
  ),
  gives(
    [
      asDefault,
      'If the imports in your project have no ?react, set exportType, so that an import without a query can be a component.',
    ],
    exportAs('default'),
    logs('./logo.svg'),
    component,
  ),
  fails(asDefault, exportAs('default'), logs('./logo.svg', named)),
  gives(
    [asNamed, "With 'named', for example, you import the component as ReactComponent:"],
    exportAs('named'),
    logs('./logo.svg', named),
    component,
  ),
  fails(asNamed, exportAs('named'), logs('./logo.svg')),
  gives(asNamed, exportAs('named'), logs('./logo.svg?url'), /static\/svg\/logo\./),
  gives(
    [
      mixed,
      'Set mixedImport to true while you migrate such code, which then works as it is.',
      'Code from Create React App imports the URL as the default export and the component as ReactComponent.',
    ],
    { mixedImport: true },
    logs('./logo.svg'),
    dataUri,
  ),
  gives(
    [
      mixed,
      'Set mixedImport to true while you migrate such code, which then works as it is.',
      'The result of an import without a query also depends on mixedImport:',
    ],
    { mixedImport: true },
    logs('./logo.svg', named),
    component,
  ),
  gives(mixed, { mixedImport: true, ...exportAs('named') }, logs('./logo.svg', named), component),
  gives(mixedDefault, { mixedImport: true, ...exportAs('default') }, logs('./logo.svg'), component),
  fails(mixedDefault, { mixedImport: true, ...exportAs('default') }, logs('./logo.svg', named)),
  ...[{}, exportAs('default'), exportAs('named'), { mixedImport: true }].map((options) =>
    gives(
      [
        'You can change the imports one by one, because ?react works while mixedImport is on:',
        'The query ?url still gives you a URL, because these options leave the result of ?react, ?url, ?inline and ?raw as it is.',
      ],
      options,
      using(
        "import Logo from './logo.svg?react';\nimport url from './logo.svg?url';\nimport data from './logo.svg?inline';\nimport text from './logo.svg?raw';\nconsole.log(Logo, url, data, text);\n",
      ),
      new RegExp(
        [component, dataUri, /static\/svg\/logo\./, /<svg xmlns/]
          .map(({ source }) => `(?=[^]*${source})`)
          .join(''),
      ),
    ),
  ),
  ...[exportAs('default'), exportAs('named'), { mixedImport: true }].flatMap((options) => [
    address(options, './logo.svg', /^https:\/\/shop\.example\/\[object%20Module\]$/),
    address(options, './logo.svg?url', /^https:\/\/shop\.example\/static\/svg\/logo\.\w+\.svg$/),
  ]),
  gives(
    "exportType and mixedImport also apply to new URL() and to require('./a.svg'), which then load the component's module.",
    exportAs('default'),
    using("console.log(require('./logo.svg'));\n"),
    component,
  ),
  gives(
    [
      'For example, if your code imports ./logo.svg?svgr, set query to /svgr/:',
      'Set query when your code uses another query than ?react.',
    ],
    { query: /svgr/ },
    logs('./logo.svg?svgr'),
    component,
  ),
  gives(
    'An import with ?react still gives you a component of such a file.',
    { ...exportAs('default'), exclude: /logo\.svg$/ },
    logs('./logo.svg?react'),
    component,
  ),
  gives(
    'Set exclude to the files that should remain assets.',
    { ...exportAs('default'), exclude: /logo\.svg$/ },
    logs('./logo.svg'),
    dataUri,
  ),
  gives(
    'One page of your site is made without React, so its modules need the URLs of SVG files rather than components. Set excludeImporter to these modules.',
    { ...exportAs('default'), excludeImporter: /index\.js$/ },
    logs('./logo.svg'),
    dataUri,
  ),
  gives(
    'As with exclude, an import with ?react still gives you a component.',
    { ...exportAs('default'), excludeImporter: /index\.js$/ },
    logs('./logo.svg?react'),
    component,
  ),
  {
    says: 'In development, the bundle contains both forms, even if you use only one of them.',
    run: 'build',
    config: withSvgr({ mixedImport: true }, { mode: 'development' }),
    files: logs('./logo.svg'),
    expect({ read }) {
      assert.match(read('static/js/index.js'), dataUri);
      assert.match(read('static/js/index.js'), /const SvgLogo = .*"svg"/);
    },
  },
  {
    says: 'A minified production build drops the unused one.',
    run: 'build',
    config: withSvgr({ mixedImport: true }, { output: { minify: true } }),
    files: logs('./logo.svg'),
    expect({ read }) {
      assert.match(read(script), dataUri);
      assert.doesNotMatch(read(script), /"svg"/);
    },
  },
  {
    says: [
      'When your list and the default one name the same plugin of SVGO, the two entries become one, and an object replaces a plain name.',
      'The plugin merges your options deeply with the defaults, so you only list what you change:',
      "You haven't named removeViewBox, so it keeps its default:",
      'In this example, SVGO gets the following plugins.',
    ],
    run: 'script',
    async expect({ root }) {
      const plugins = async (given: unknown[]) => {
        const svgrOptions = { svgoConfig: { plugins: given } } as PluginSvgrOptions['svgrOptions'];
        const config = await rspackConfig(root, withSvgr({ svgrOptions }));
        const loader = loadersOf(config).find(
          ({ options }) => (options as AnyOptions | undefined)?.svgoConfig,
        );
        return (loader!.options as AnyOptions).svgoConfig.plugins;
      };
      const preset = (overrides: object) => ({ name: 'preset-default', params: { overrides } });
      assert.deepEqual(await plugins([preset({ cleanupIds: false })]), [
        preset({ removeViewBox: false, cleanupIds: false }),
        'prefixIds',
      ]);
      const prefixIds = { name: 'prefixIds', params: { prefix: 'shop' } };
      assert.deepEqual(await plugins([prefixIds]), [preset({ removeViewBox: false }), prefixIds]);
    },
  },
  gives(
    [
      'Your CSS refers to an id in an SVG file and no longer matches, because SVGO shortens ids.',
      'Set cleanupIds to false to keep the id.',
      'For the id dot in logo.svg, use #logo_svg__dot in your CSS, because prefixIds puts the name of the file in front.',
    ],
    {
      svgrOptions: {
        svgoConfig: {
          plugins: [{ name: 'preset-default', params: { overrides: { cleanupIds: false } } }],
        },
      },
    },
    {
      ...logs('./logo.svg?react'),
      'src/logo.svg':
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><path id="dot" d="M0 0h9v9z"/></svg>',
    },
    /id: "logo_svg__dot"/,
  ),
  ...(['.svgrrc', 'svgr.config.js'] as const).map((file) =>
    gives(
      'SVGR also reads its own config file, such as .svgrrc or svgr.config.js, and the fields in that file replace yours.',
      { svgrOptions: { icon: '2em' } },
      {
        ...logs('./logo.svg?react'),
        [file]: file === '.svgrrc' ? '{ "icon": "9em" }' : "module.exports = { icon: '9em' };\n",
      },
      /width: "9em"/,
    ),
  ),
  {
    says: "So a file that says exportType: 'named' leaves ?react without a default export.",
    run: 'build',
    config: { plugins: [pluginReact(), pluginSvgr({ svgrOptions: { exportType: 'default' } })] },
    files: { ...logs('./logo.svg?react'), '.svgrrc': '{ "exportType": "named" }' },
    expect: ({ error, log }) => assert.match(`${error}${log}`, /export 'default' .* was not found/),
  },
  gives(
    'When you want to ignore the file, set runtimeConfig: false.',
    { svgrOptions: { icon: '2em', runtimeConfig: false } },
    { ...logs('./logo.svg?react'), '.svgrrc': '{ "icon": "9em" }' },
    /width: "2em"/,
  ),
  gives(
    [
      'Both tools have config files, but only one of them counts:',
      "SVGO doesn't read a config file, such as svgo.config.js, because the plugin ignores it.",
    ],
    {},
    {
      ...logs('./logo.svg?react'),
      'svgo.config.js': "module.exports = { plugins: ['removeViewBox'] };\n",
    },
    /viewBox: "0 0 8 8"/,
  ),
  gives(
    [
      'icon | boolean | string | number | false | Whether the component is 1em in size. A string or number sets another size',
    ],
    { svgrOptions: { icon: true } },
    logs('./logo.svg?react'),
    /width: "1em"/,
  ),
  gives(
    'dimensions | boolean | true | Whether width and height of the file remain',
    {},
    logs('./logo.svg?react'),
    /width: 8|width: "8"/,
  ),
  gives(
    [
      'svgProps | object | None | Attributes to set on <svg>',
      'replaceAttrValues | object | None | Values to replace, for example a color with currentColor',
    ],
    { svgrOptions: { svgProps: { role: 'img' }, replaceAttrValues: { red: 'currentColor' } } },
    logs('./logo.svg?react'),
    /role: "img"[\s\S]*currentColor|currentColor[\s\S]*role: "img"/,
  ),
  gives(
    [
      'ref, memo | boolean | false | Whether the component forwards a ref or is wrapped in memo',
      'titleProp, descProp | boolean | false | Whether the component has the props title or desc',
    ],
    { svgrOptions: { ref: true, memo: true, titleProp: true, descProp: true } },
    logs('./logo.svg?react'),
    /titleId[\s\S]*descId[\s\S]*forwardRef[\s\S]*memo/,
  ),
  {
    says: [
      'The types of @rsbuild/core/types declare *.svg as a string and also contain ?url, ?inline and ?raw, but not ?react.',
      "The build works, but TypeScript reports TS2307: Cannot find module './logo.svg?react' or its corresponding type declarations.",
      'So declare imports with ?react in your project:',
      'Neither exportType nor mixedImport | None',
    ],
    run: 'script',
    pageFiles: [{ title: 'src/env.d.ts', nth: 1 }],
    files: {
      ...reactTypes,
      'src/core.d.ts': '/// <reference types="@rsbuild/core/types" />\n',
      'src/assets.ts': ['', '?url', '?inline', '?raw']
        .map((query) => `import a${query.slice(1)} from './logo.svg${query}';\n`)
        .join('')
        .concat('export const all: string[] = [a, aurl, ainline, araw];\n'),
      'src/App.tsx':
        "import Logo from './logo.svg?react';\nexport const App = () => <Logo width={48} />;\n",
    },
    expect({ root }) {
      const errors = (...files: string[]) => typeErrors(root, files, { jsx: ts.JsxEmit.ReactJSX });
      assert.deepEqual(errors('src/assets.ts', 'src/core.d.ts'), []);
      assert.deepEqual(errors('src/App.tsx', 'src/core.d.ts'), [
        "TS2307: Cannot find module './logo.svg?react' or its corresponding type declarations.",
      ]);
      assert.deepEqual(errors('src/App.tsx', 'src/assets.ts', 'src/env.d.ts'), []);
    },
  },
  {
    says: [
      'mixedImport: true | ReactComponent, as below',
      "exportType: 'named' | ReactComponent, as below. TypeScript still accepts the default export, but the build rejects it",
      "To add the named export ReactComponent to Rsbuild's types, use this declaration:",
    ],
    run: 'script',
    pageFiles: [{ title: 'src/env.d.ts', nth: 2 }],
    files: {
      ...reactTypes,
      'src/App.tsx':
        "import logo, { ReactComponent as Logo } from './logo.svg';\nexport const url: string = logo;\nexport const App = () => <Logo width={48} />;\n",
    },
    expect({ root }) {
      const errors = (...files: string[]) => typeErrors(root, files, { jsx: ts.JsxEmit.ReactJSX });
      assert.deepEqual(errors('src/App.tsx', 'src/env.d.ts'), []);
      assert.notDeepEqual(errors('src/App.tsx'), []);
    },
  },
  {
    says: [
      "exportType: 'default' | A component as the default export, in a separate file",
      'If two declarations of *.svg have a default export, TypeScript uses the one that it reads first.',
      "For exportType: 'default', your declaration has to win over the one in Rsbuild's types.",
      'Put your declaration into a separate file.',
      "Reference this file before Rsbuild's types.",
      'Leave skipLibCheck on.',
    ],
    run: 'script',
    pageFiles: ['src/svg.d.ts', { title: 'src/env.d.ts', nth: 3 }],
    files: {
      ...reactTypes,
      'src/core.d.ts': '/// <reference types="@rsbuild/core/types" />\n',
      'src/App.tsx':
        "import Logo from './logo.svg';\nexport const App = () => <Logo width={48} />;\n",
    },
    expect({ root }) {
      const errors = (types: string, skipLibCheck = true) =>
        typeErrors(root, [types, 'src/App.tsx', 'src/svg.d.ts'], {
          jsx: ts.JsxEmit.ReactJSX,
          skipLibCheck,
        });
      assert.deepEqual(errors('src/env.d.ts'), []);
      assert.notDeepEqual(errors('src/core.d.ts'), []);
      assert.match(errors('src/env.d.ts', false).join(), /TS2528|TS2300/);
    },
  },
  ...[undefined, 'default'].map<Proof>((exportType) => ({
    says: 'In the url() of a stylesheet, an SVG file remains an asset.',
    run: 'build',
    config: withSvgr(exportType ? exportAs('default') : { mixedImport: true }),
    files: inStyles("url('./logo.svg')"),
    expect: ({ read }) => assert.match(read('static/css/index.*.css'), /url\(data:image\/svg\+xml/),
  })),
  {
    says: [
      "A stylesheet contains url('./logo.svg?react'), but a component is of no use there.",
      'The query breaks the URL',
    ],
    run: 'build',
    config: { plugins: [pluginReact(), pluginSvgr()] },
    files: { ...inStyles("url('./logo.svg?react')"), 'src/react.js': "import 'react';\n" },
    expect({ read, error }) {
      assert.equal(error, undefined);
      assert.match(read('static/css/index.*.css'), /url\([^)]*\[object%20Module\]\)/);
    },
  },
  ...[true, false].map((fastRefresh): Proof => ({
    says: 'and with Fast Refresh, the build even fails with $RefreshReg$ is not defined.',
    run: 'dev',
    config: { plugins: [pluginReact({ fastRefresh }), pluginSvgr()] },
    files: { ...inStyles("url('./logo.svg?react')"), 'src/react.js': "import 'react';\n" },
    async expect({ get, log }) {
      const css = await (await get('/static/css/index.css')).text();
      assert.equal(/\$RefreshReg\$ is not defined/.test(log()), fastRefresh);
      assert.equal(css.includes('[object%20Module]'), !fastRefresh);
    },
  })),
  gives(
    'svgo | boolean | true | Whether SVGO optimizes the file first',
    { svgrOptions: { svgo: false } },
    logs('./logo.svg?react'),
    /id: "mark",\s+fill: "#f00"/,
  ),
  gives(
    'svgo | boolean | true | Whether SVGO optimizes the file first',
    {},
    logs('./logo.svg?react'),
    /"path", \{\s+fill: "red"/,
  ),
  gives(
    "expandProps | boolean | 'start' | 'end' | 'end' | Whether <svg> gets the component's props, and whether they come before or after its own attributes",
    {},
    logs('./logo.svg?react'),
    /viewBox: "0 0 8 8",\s+\.\.\.props/,
  ),
  gives(
    "expandProps | boolean | 'start' | 'end' | 'end' | Whether <svg> gets the component's props, and whether they come before or after its own attributes",
    { svgrOptions: { expandProps: 'start' } },
    logs('./logo.svg?react'),
    /\.\.\.props,\s+xmlns/,
  ),
  gives(
    "expandProps | boolean | 'start' | 'end' | 'end' | Whether <svg> gets the component's props, and whether they come before or after its own attributes",
    { svgrOptions: { expandProps: false } },
    logs('./logo.svg?react'),
    /const SvgLogo = \(\)\s*=>/,
  ),
  gives(
    "template | function | None | A function that builds the component's code",
    {
      svgrOptions: {
        template: ({ componentName }, { tpl }) =>
          tpl`const ${componentName} = () => "from template";\nexport default ${componentName};`,
      },
    },
    logs('./logo.svg?react'),
    /const SvgLogo = \(\)\s*=>\s*"from template"/,
  ),
  ...(
    [
      [24, '24'],
      ['2em', '"2em"'],
    ] as const
  ).map(([icon, width]) =>
    gives(
      'icon | boolean | string | number | false | Whether the component is 1em in size. A string or number sets another size',
      { svgrOptions: { icon } },
      logs('./logo.svg?react'),
      new RegExp(`width: ${width},\\s+height: ${width},`),
    ),
  ),
];
