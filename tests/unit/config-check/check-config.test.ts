import { readConfigFacts } from '#tools/explain/known-options';
import { checkConfig, MAX_LENGTH, type CheckOptions } from '../../../src/config-check/check-config';
import { configSchemas } from '../../../src/plugins/config-check/config-schemas';

let options: CheckOptions;
beforeAll(async () => {
  options = { facts: await readConfigFacts(), schema: configSchemas()['1.3']! };
});

/** Findings as `line kind name → options`. */
const find = (text: string, version?: string) =>
  checkConfig(text, { ...options, version }).findings.map(
    ({ line, kind, name, options: named }) =>
      `${line} ${kind} ${name}${named.length ? ` → ${named.join()}` : ''}`,
  );

/** Variables that each stand for the next one, which stands where `$` is. */
const multiplied = (value: string) =>
  `export default v0; ${Array.from({ length: 60 }, (_, i) => `const v${i} = ${value.replaceAll('$', `v${i + 1}`)};`).join(' ')}`;
const chained = (count: number) =>
  `export default { k: [${'v0, '.repeat(300)}] }; ${Array.from({ length: count }, (_, i) => `const v${i}={a:v${i + 1}};`).join('')}`;

const file = (body: string) =>
  `import { defineConfig } from '@rsbuild/core';\n\nexport default defineConfig({\n  ${body}\n});\n`;

test.each([
  ['output: { asetPrefix: "/" },', '4 misspelled output.asetPrefix → output.assetPrefix'],
  ['ouput: {},', '4 misspelled ouput → output'],
  ['output: { distPath: { jss: "a" } },', '4 misspelled output.distPath.jss → output.distPath.js'],
  ['port: 80,', '4 moved port → server.port'],
  ['output: { alias: {} },', '4 moved output.alias → resolve.alias'],
  ['build: { outDir: "x" },', '4 counterpart build.outDir → output.distPath'],
  ['devtool: false,', '4 counterpart devtool → output.sourceMap'],
  ['experiments: {},', '4 rspack experiments → tools.rspack'],
  // One letter from `mode`.
  ['node: {},', '4 rspack node → tools.rspack'],
  ['madeUpThing: 1,', '4 unknown madeUpThing'],
  ['server: { setup() {} },', '4 later server.setup'],
  ['server: { port: "80" },', '4 type server.port'],
  ['environments: { web: { html: { titel: "a" } } },', '4 misspelled html.titel → html.title'],
  ['html: { appIcon: {} },', '4 required html.appIcon'],
])('an error in %s', (body, finding) => {
  expect(find(file(body))).toContain(finding);
});

test.each([
  ['server: { port: 3000 },', '4 default server.port'],
  ['output: { assetPrefix: "/a/" },', '4 modes output.assetPrefix'],
  ['source: { alias: {} },', '4 deprecated source.alias → resolve.alias'],
])('a note on %s', (body, finding) => {
  const { findings } = checkConfig(file(body), options);
  expect(find(file(body))).toContain(finding);
  expect(findings.filter(({ isError }) => isError)).toEqual([]);
});

test.each([
  ['a function', 'export default defineConfig(({ command }) => ({ prot: 1, mode: "none" }));'],
  ['a function with a body', 'export default async () => { const a = 1; return { prot: a }; }'],
  ['CommonJS', 'module.exports = { prot: 1 };'],
  ['a variable', 'const config: RsbuildConfig = { prot: 1 };\nexport default config;'],
  ['a condition', 'export default process.env.A ? { prot: 1 } : {};'],
  ['satisfies', 'export default { prot: 1 } satisfies RsbuildConfig;'],
  ['JSON', '{ "prot": 1 }'],
  ['a part of a file', 'prot: 1,'],
  ['unfinished code', 'export default defineConfig({ prot: 1, output: {'],
])('reads %s', (_name, text) => {
  expect(find(text).join()).toContain(' prot');
});

test('explains each option that is set', () => {
  const { options: set } = checkConfig(file('html: { title: "a" },\n  root: ".",'), options);
  expect(set.map(({ line, option }) => [line, option])).toEqual([
    [4, 'html.title'],
    [5, 'root'],
  ]);
});

test('judges by the chosen version', () => {
  const text = file('server: { cors: true },');
  expect(find(file('dev: { cliShortcuts: true },'), '1.0.5')).toEqual(['4 later dev.cliShortcuts']);
  expect(find(text)).toEqual([]);
});

test.each([
  [
    'Vite',
    "import { defineConfig } from 'vite';\nexport default defineConfig({ build: { sourcemap: true }, base: '/a/' });",
    ['output.sourceMap', 'server.base,output.assetPrefix'],
  ],
  [
    'webpack',
    "module.exports = { entry: './a.js', output: { path: 'x' }, devServer: { hot: true } };",
    ['source.entry', 'output.distPath', 'dev.hmr,dev.liveReload'],
  ],
  [
    'Vue CLI',
    "const { defineConfig } = require('@vue/cli-service');\nmodule.exports = defineConfig({ outputDir: 'x', lintOnSave: false });",
    ['output.distPath', ''],
  ],
])('says that a configuration is one of %s, with the counterparts', (tool, text, counterparts) => {
  const { findings } = checkConfig(text, options);
  const [first, ...others] = findings;
  expect(first!.text).toContain(tool);
  expect(others.map((each) => each.options.join())).toEqual(counterparts);
});

test.each([
  ['nothing', '', []],
  ['prose', 'How do I set the port?', ['1 nothing ']],
  ['binary data', '\u0000\u0001PNG\uFFFD\u0002'.repeat(500), ['1 binary ']],
  ['5 MB of binary data', '\u0000\u0001PNG\uFFFD\u0002'.repeat(700_000), ['1 binary ']],
  ['5 MB of text', 'x = 1;\n'.repeat(700_000), ['1 long ']],
  [
    '4,900 wrong names',
    `export default {${'x:1,'.repeat(4900)}};`,
    Array<string>(4900).fill('1 unknown x'),
  ],
  // Each of these would take seconds, or for ever.
  ['brackets without end', '[{('.repeat(6000), ['1 nothing ']],
  ['objects without end', 'a:{b:['.repeat(3000), ['1 nothing ']],
  ['variables that multiply', multiplied('{ a: $, b: $, c: $, d: $, e: $ }'), expect.anything()],
  ['lists that multiply', multiplied('[$, $, $, $, $]'), ['1 nothing ']],
  ['many variables', chained(700), ['1 unknown k']],
  ['too much', 'x'.repeat(MAX_LENGTH + 1), ['1 long ']],
  ['hostile names', 'export default { __proto__: { a: 1 }, constructor: 1 }', expect.anything()],
  ['deep nesting', `export default ${'{ a: '.repeat(3000)}`, expect.anything()],
  ['a value that is itself', 'const a = { output: a }; export default a;', expect.anything()],
])('answers %s', (_name, text, findings) => {
  const start = process.cpuUsage();
  expect(find(text)).toEqual(findings);
  const { user, system } = process.cpuUsage(start);
  expect((user + system) / 1000).toBeLessThan(1000);
});

test('what is known is gone through once, not again for each name', () => {
  let reads = 0;
  const countReads = <Known extends object>(known: Known) =>
    new Proxy(known, {
      get: (target, key) => (reads++, Reflect.get(target, key) as unknown),
      ownKeys: (target) => ((reads += Reflect.ownKeys(target).length), Reflect.ownKeys(target)),
    });
  const facts = {
    ...options.facts,
    options: countReads(options.facts.options),
    counterparts: countReads(options.facts.counterparts),
  };
  const readsFor = (count: number) => {
    reads = 0;
    const names = Array.from({ length: count }, (_, i) => `x${i}q: 1,\n`);
    const { findings } = checkConfig(`export default {${names.join('')}};`, { ...options, facts });
    expect(findings.map(({ line }) => line)).toEqual(names.map((_, i) => i + 1));
    return reads;
  };
  // A finding asks for the page of its name.
  expect(readsFor(1100) - readsFor(100)).toBeLessThanOrEqual(1000);
});

test('both languages have the same facts in their own words', async () => {
  const facts = await readConfigFacts('zh');
  expect(Object.keys(facts.options)).toEqual(Object.keys(options.facts.options));
  expect(facts.counterparts.map(({ names, options: own }) => [names, own])).toEqual(
    options.facts.counterparts.map(({ names, options: own }) => [names, own]),
  );
  expect(Object.keys(facts.texts)).toEqual(Object.keys(options.facts.texts));
  expect(facts.options['server.port']!.url).toBe('/zh/config/server/port');
});
