import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { collectHistory, type Registry } from './collect-history';
import { compareFacts } from './compare-facts';
import { essenceOfType, orderUnions, readableChange, readableType } from './compare-types';
import { FactsCache, withImports } from './facts-cache';
import type { VersionFacts } from './facts';
import { findChanges, missingBetween } from './find-changes';
import { readCore, readPlugin } from './read-version';
import { installPackage } from '../package/install-package';
import { LackingVersion } from '../package/npm';

const root = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'made-up-packages-')));
afterAll(() => fs.rmSync(root, { recursive: true }));

let count = 0;

/** Writes a package with the given types and code into a folder of its own. */
function madeUp(name: string, types: string, code = ''): string {
  const folder = path.join(root, String(count++), 'node_modules', name);
  fs.mkdirSync(path.join(folder, 'dist'), { recursive: true });
  const manifest = { name, type: 'module', types: './dist/index.d.ts', main: './dist/index.js' };
  fs.writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
  fs.writeFileSync(path.join(folder, 'dist/index.d.ts'), types);
  fs.writeFileSync(path.join(folder, 'dist/index.js'), code);
  return folder;
}

/** A version of `@rsbuild/core` whose configuration has the given fields and, in each mode, defaults. */
function madeUpCore(fields: string, defaults: string, more = ''): Promise<VersionFacts> {
  const types = `${more}
    export interface RsbuildConfig {
      ${fields}
    }
    type OnExit = (context: { code: number }) => void;
    export interface RsbuildPluginAPI {
      onClose: (callback: (() => void) | { handler: () => void; order: string }) => void;
      onExit: (callback: OnExit | { handler: OnExit; order: string }) => void;
      transform: <T extends { test?: RegExp }>(descriptor: T, handler: () => void) => void;
    }
    export interface RsbuildInstance { build: (options?: { watch?: boolean }) => Promise<void> }`;
  const code = `export const createRsbuild = async () => {
    const mode = process.env.NODE_ENV;
    return { initConfigs: async () => [], getNormalizedConfig: () => (${defaults}) };
  };`;
  return readCore(madeUp('@rsbuild/core', types, code));
}

/** The one difference between two versions' options, with the option's name. */
async function difference(before: Promise<VersionFacts>, after: Promise<VersionFacts>) {
  const found = [...compareFacts(await before, await after, 'options')];
  return found.map(([name, list]) => [name, ...list]);
}

describe('what changed between two versions of a package', () => {
  const plain = madeUpCore('root?: string; dev?: { hmr?: boolean }', '{ dev: { hmr: true } }');

  it.each([
    [
      'an option came',
      'root?: string; dev?: { hmr?: boolean; port?: number }',
      [['dev.port', { kind: 'added', to: 'number' }]],
    ],
    ['an option went', 'dev?: { hmr?: boolean }', [['root', { kind: 'removed' }]]],
    [
      'a type changed',
      'root?: string | string[]; dev?: { hmr?: boolean }',
      [['root', { kind: 'type', from: 'string', to: 'string | string[]' }]],
    ],
    [
      'an option became an object, with its fields',
      'root?: string; dev?: { hmr?: boolean | { port?: number } }',
      [
        ['dev.hmr', { kind: 'type', from: 'boolean', to: 'boolean | { … }' }],
        ['dev.hmr.port', { kind: 'added', to: 'number' }],
      ],
    ],
  ])('%s', async (_, fields, expected) => {
    expect(await difference(plain, madeUpCore(fields, '{ dev: { hmr: true } }'))).toEqual(expected);
  });

  it('an option is deprecated with the words of the package, which name another', async () => {
    const fields = (comment: string) => `${comment} root?: string; output?: { path?: string }`;
    expect(
      await difference(
        madeUpCore(fields(''), '{}'),
        madeUpCore(fields('/** @deprecated Use `output.path` instead. */'), '{}'),
      ),
    ).toEqual([
      [
        'root',
        { kind: 'deprecated', words: 'Use `output.path` instead.', replacement: 'output.path' },
      ],
    ]);
    const removed = difference(
      madeUpCore(fields('/** @deprecated Use `output.path` instead. */'), '{}'),
      madeUpCore('output?: { path?: string }', '{}'),
    );
    expect(await removed).toEqual([['root', { kind: 'removed', replacement: 'output.path' }]]);
  });

  it.each([
    ['in all modes', '{ dev: { hmr: false } }', { from: 'true', to: 'false' }],
    [
      'in one mode',
      '{ dev: { hmr: mode !== "production" } }',
      { modes: ['production'], from: 'true', to: 'false' },
    ],
  ])('a default changed %s', async (_, defaults, expected) => {
    const fields = 'root?: string; dev?: { hmr?: boolean }';
    expect(await difference(plain, madeUpCore(fields, defaults))).toEqual([
      ['dev.hmr', { kind: 'default', ...expected }],
    ]);
  });

  it('a default became an object, which is told whole', async () => {
    const before = madeUpCore('root?: boolean | { to?: string }', '{ root: true }');
    const after = madeUpCore('root?: boolean | { to?: string }', '{ root: { to: "a" } }');
    expect(await difference(before, after)).toEqual([
      ['root', { kind: 'default', from: 'true', to: "{ to: 'a' }" }],
      ['root.to', { kind: 'default', from: 'undefined', to: "'a'" }],
    ]);
  });

  it('says of an object that came only that it came, and of a field of it nothing', async () => {
    expect(
      await difference(
        plain,
        madeUpCore(
          'root?: string; dev?: { hmr?: boolean; client?: { port?: number } }',
          '{ dev: { hmr: true } }',
        ),
      ),
    ).toEqual([['dev.client', { kind: 'added', to: '{ … }' }]]);
  });

  it('finds no change in the order of a union or in the names of parameters and types', async () => {
    const before = madeUpCore(
      'root?: string | ((value: Old) => void)',
      '{}',
      'export type Old = { a: string };',
    );
    const after = madeUpCore(
      'root?: ((given: New) => void) | string',
      '{}',
      'export type New = { a: string };',
    );
    expect(await difference(before, after)).toEqual([]);
  });

  it('tells types with their unions in one order, whichever type the program met first', async () => {
    const types = 'export interface Zero { zero: 0 } export interface One { one: 1 }';
    const change = async (first: string) =>
      difference(
        madeUpCore(`first?: ${first}; root?: (rules: One | Zero) => void`, '{}', types),
        madeUpCore(`first?: ${first}; root?: (rules: One | Zero) => string`, '{}', types),
      );
    const expected = {
      kind: 'type',
      from: '(rules: One | Zero) => void',
      to: '(rules: One | Zero) => string',
    };
    expect(await change('One')).toEqual([['root', expected]]);
    expect(await change('Zero')).toEqual([['root', expected]]);
  });

  it('follows hooks into what their callbacks receive, methods into their options, and exports', async () => {
    const before = await plain;
    expect(Object.keys(before.hooks)).toEqual([
      'onClose',
      'onExit',
      'onExit.code',
      'transform',
      'transform.test',
    ]);
    expect(Object.keys(before.instance)).toEqual(['build', 'build.watch']);
    const after = await madeUpCore(
      'root?: string',
      '{}',
      'export declare function loadEnv(mode: string): void;',
    );
    expect([...compareFacts(before, after, 'exports')]).toEqual([
      ['loadEnv', [{ kind: 'added', to: '(mode: string) => void' }]],
    ]);
  });

  it('reads all that functions and callbacks take and return, but no whole configuration', async () => {
    const { hooks, instance, exports } = await madeUpCore(
      'root?: string; source?: { alias?: string }; output?: { path?: string }',
      '{}',
      `export interface RsbuildPluginAPI {
        context: Readonly<{ rootPath: string }>;
        getConfig: () => Readonly<RsbuildConfig>;
        modifyRspack: (callback: (config: { module: object; output: object }) => void) => void;
        modifyTags: (
          callback: (tags: { head: string[] }, utils: { environment: string }) => void,
        ) => void;
      }
      export interface RsbuildInstance {
        serve: (options: { port?: number }) => Promise<{ urls: string[] } | undefined>;
      }
      export declare function loadConfig(options: { cwd?: string }): Promise<{ content: RsbuildConfig }>;
      export declare const define: (config: RsbuildConfig) => RsbuildConfig;`,
    );
    const below = (members: object, name: string) =>
      Object.keys(members).filter((member) => member.startsWith(name));
    expect(below(hooks, 'context')).toEqual(['context', 'context.rootPath']);
    expect(below(hooks, 'getConfig')).toEqual(['getConfig']);
    expect(below(hooks, 'modifyRspack')).toEqual(['modifyRspack']);
    expect(below(hooks, 'modifyTags').sort()).toEqual([
      'modifyTags',
      'modifyTags.environment',
      'modifyTags.head',
    ]);
    expect(below(instance, 'serve').sort()).toEqual(['serve', 'serve.port', 'serve.urls']);
    expect(below(exports, 'loadConfig').sort()).toEqual([
      'loadConfig',
      'loadConfig.content',
      'loadConfig.cwd',
    ]);
    expect(below(exports, 'define')).toEqual(['define']);
  });

  it('tells of a field of a function that went only where it was deprecated: it may have moved to another type', async () => {
    const taking = (options: string) =>
      madeUpCore(
        'root?: string',
        '{}',
        `export interface LoadOptions { ${options} }
         export declare function load(options: LoadOptions): void;`,
      );
    const before = await taking(
      '\n/** @deprecated Gone soon. */ compiler?: string; cwd?: string; path?: string',
    );
    const after = await taking('cwd?: string');
    expect([...compareFacts(before, after, 'exports').keys()]).toEqual(['load.compiler']);
  });

  it('names the hook that the words of the package put in place of another', async () => {
    const withHooks = (comment: string) =>
      madeUpCore(
        'root?: string',
        '{}',
        `export interface RsbuildPluginAPI { onAfter: () => void;\n${comment} onDone: () => void }`,
      );
    const after = await withHooks('/** @deprecated Use `onAfter` instead. */');
    expect(compareFacts(await withHooks(''), after, 'hooks').get('onDone')).toEqual([
      { kind: 'deprecated', words: 'Use `onAfter` instead.', replacement: 'onAfter' },
    ]);
  });

  it("reads a plugin's options from what its function takes", () => {
    const types = `export interface PluginLessOptions { parallel?: boolean; include?: RegExp }
      export declare const pluginLess: (options?: PluginLessOptions) => void;`;
    const { options } = readPlugin(madeUp('@rsbuild/plugin-less', types), '@rsbuild/plugin-less');
    expect(options).toEqual({ parallel: { type: 'boolean' }, include: { type: 'RegExp' } });
  });
});

describe('the history of a package', () => {
  const name = '@rsbuild/plugin-less';
  const fieldsOf: Record<string, string> = {
    '1.0.1': 'a?: string',
    '1.0.2': 'a?: string; b?: string',
    '1.0.3': 'a?: string; b?: string; c?: string',
  };
  const registryWith = (fail: (version: string) => Error | undefined): Registry => ({
    publishedVersions: async () => [
      { version: '1.0.0', dependencies: { '@rsbuild/shared': '1.0.0' } },
      ...Object.keys(fieldsOf).map((version) => ({ version })),
    ],
    installPackage: async (_, version) => {
      const error = fail(version);
      if (error) throw error;
      const types = `export declare const pluginLess: (options?: { ${fieldsOf[version]} }) => void;`;
      return { folder: madeUp(name, types), remove: () => {} };
    },
  });
  const collect = async (
    cache: FactsCache,
    fail: (version: string) => Error | undefined,
    others: Partial<Registry> = {},
  ) => {
    const lines: string[] = [];
    const registry = { ...registryWith(fail), ...others };
    const log = (line: string) => lines.push(line);
    return { history: await collectHistory(name, { cache, log, registry }), lines };
  };
  const newCache = () => new FactsCache(fs.mkdtempSync(path.join(root, 'cache-')));

  it('has what each version brought, without versions of another line', async () => {
    const { history } = await collect(newCache(), () => undefined);
    expect(history).toMatchObject({
      from: '1.0.1',
      to: '1.0.3',
      missing: [],
      otherLine: ['1.0.0'],
    });
    expect(history.options).toEqual({
      b: [{ version: '1.0.2', kind: 'added', to: 'string' }],
      c: [{ version: '1.0.3', kind: 'added', to: 'string' }],
    });
  });

  it('passes over a version that the registry lacks, names it, and says what that leaves open', async () => {
    const isLacking = (version: string) =>
      version === '1.0.2' ? new LackingVersion('E404') : undefined;
    const { history, lines } = await collect(newCache(), isLacking);
    expect(lines.join()).toContain('1.0.2 is not in the registry');
    expect(history.missing).toEqual(['1.0.2']);
    expect(history.options.b).toEqual([
      { version: '1.0.3', after: '1.0.1', kind: 'added', to: 'string' },
    ]);
  });

  it('stops at a broken download with the version and what to do, and goes on from there', async () => {
    const cache = newCache();
    const isBroken = (version: string) =>
      version === '1.0.2' ? new Error('EINTEGRITY') : undefined;
    await expect(collect(cache, isBroken)).rejects.toThrow(
      /@rsbuild\/plugin-less 1\.0\.2 could not be read: EINTEGRITY[^]*npm run docs -- history/,
    );
    const { lines } = await collect(cache, () => undefined);
    expect(lines.at(-1)).toContain('3 versions, 1 read now, 2 read before');
  });

  describe('with an npm that never ends', () => {
    const { PATH } = process.env;

    beforeAll(() => {
      const folder = fs.mkdtempSync(path.join(root, 'npm-'));
      const script = `#!${process.execPath}\nprocess.on('SIGTERM', () => {}); setInterval(() => {}, 1000);\n`;
      fs.writeFileSync(path.join(folder, 'npm'), script, { mode: 0o755 });
      process.env.PATH = `${folder}${path.delimiter}${PATH}`;
    });
    afterAll(() => {
      process.env.PATH = PATH;
    });

    it('stops with the version and what to do, and keeps what was read', async () => {
      const cache = newCache();
      const isStuck = (version: string) => version === '1.0.2';
      const { installPackage: install } = registryWith(() => undefined);
      const stuck: Registry['installPackage'] = (...asked) =>
        isStuck(asked[1]) ? installPackage(asked[0], asked[1], [], 300) : install(...asked);
      await expect(collect(cache, () => undefined, { installPackage: stuck })).rejects.toThrow(
        /@rsbuild\/plugin-less 1\.0\.2 could not be read: npm install .*1\.0\.2 did not end within .* minutes[^]*npm run docs -- history/,
      );
      expect(cache.get(name, '1.0.1')).toBeDefined();
      const { lines } = await collect(cache, () => undefined);
      expect(lines.at(-1)).toContain('3 versions, 1 read now, 2 read before');
    });
  });

  it.each([
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const)('stopped by %s leaves neither its folder nor npm', async (signal, code) => {
    const folder = fs.mkdtempSync(path.join(root, 'stopped-'));
    const at = (file: string) => path.join(folder, file);
    // Lists a version, then calls this test and never ends.
    const script = `#!${process.execPath}
      if (process.argv[2] === 'view') console.log('[{ "version": "1.0.1" }]');
      else require('node:net').connect(process.env.CALL);`;
    fs.mkdirSync(at('bin'));
    fs.mkdirSync(at('tmp'));
    fs.writeFileSync(at('bin/npm'), script, { mode: 0o755 });
    const calls = net.createServer().listen(at('calls')).unref();
    const called = once(calls, 'connection') as Promise<[net.Socket]>;
    const command = spawn(process.execPath, ['--import', 'tsx', 'tools/docs.ts', 'history', name], {
      env: {
        ...process.env,
        CALL: at('calls'),
        PATH: `${at('bin')}${path.delimiter}${process.env.PATH}`,
        TMPDIR: at('tmp'),
        XDG_CACHE_HOME: folder,
      },
    });
    const ended = once(command, 'exit');
    const [npm] = await called;
    const npmEnded = once(npm.resume().unref(), 'close');
    command.kill(signal);
    expect(await ended).toEqual([code, null]);
    await npmEnded;
    expect(fs.readdirSync(at('tmp')).filter((file) => file.startsWith('rsbuild-'))).toEqual([]);
  });

  it('says of which package the versions could not be listed', async () => {
    const publishedVersions = () => Promise.reject(new Error('code ENOTFOUND'));
    await expect(collect(newCache(), () => undefined, { publishedVersions })).rejects.toThrow(
      /versions of @rsbuild\/plugin-less could not be listed: code ENOTFOUND[^]*npm run docs -- history/,
    );
  });
});

describe('two types', () => {
  it.each([
    ['string | boolean', 'boolean | string'],
    ['(file: Asset) => RegExp', '(asset: PrintFileSizeAsset) => RegExp'],
    ['{ [name: string]: Environment; }', 'Record<string, Environment>'],
    ['"auto" | string & Record<never, never>', '"auto" | string'],
    ['({ from: string; } & Partial<A>)[]', '(Pick<B, "from"> & Omit<B, "from">)[]'],
    ['boolean | { test?: RegExp; on: { a: 1 } }', 'LazyOptions | boolean'],
    [
      '(args_0: A, args_1: B | undefined, ...args: unknown[]) => string',
      '(a: A, b?: C | undefined) => string',
    ],
    ['<T>(...all: T[]) => T', '<T>(...all: (T | undefined)[]) => T'],
    ['((a: string | RegExp) => void) | X[]', 'Y[] | ((b: RegExp | string) => void)'],
  ])('are the same: %s, %s', (left, right) => {
    expect(essenceOfType(left)).toBe(essenceOfType(right));
  });

  it.each([
    ['string', 'string | string[]'],
    ['"always" | boolean', '"auto" | boolean'],
    ['(file: string) => void', '(file: string) => Promise<void>'],
    ['(file: string) => void', '(file: string, hash: string) => void'],
    ['RegExp', 'Condition'],
    ['Record<string, RegExp>', 'Record<string, string>'],
  ])('differ: %s, %s', (left, right) => {
    expect(essenceOfType(left)).not.toBe(essenceOfType(right));
  });

  it.each([
    ['(a: B | "..." | (B | "...")[]) => void', '(a: "..." | B | ("..." | B)[]) => void'],
    ['() => void | string | A<B> | boolean', '() => boolean | string | A<B> | void'],
    [
      '{ b: C | A; a?: (() => void) | "z, (" | null }',
      '{ b: A | C; a?: "z, (" | (() => void) | null }',
    ],
    [
      '<T extends B | A = Y | X>(x: T) => x is B | A',
      '<T extends A | B = X | Y>(x: T) => x is A | B',
    ],
    ['(B | A)[] | A', '(A | B)[] | A'],
    ['(A ? C | B : (C & B) | A)[]', '(A ? B | C : A | (C & B))[]'],
    ['boolean | { … }', 'boolean | { … }'],
  ])('have their unions in order: %s', (type, ordered) => {
    expect(orderUnions(type)).toBe(ordered);
  });

  it('are shown with folded objects where they would be long', () => {
    expect(readableType('boolean | { a: string }')).toBe('boolean | { a: string }');
    const long = `boolean | { ${'a: string; '.repeat(20)}b: { c: string } }`;
    expect(readableType(long)).toBe('boolean | { … }');
    const modes = (last: string) => `"${'a" | "'.repeat(30)}${last}"`;
    expect(readableChange(modes('y'), modes('z'))).toEqual({ from: "'y' | …", to: "'z' | …" });
    const returning = (name: string) => `(params: ${'P'.repeat(100)}) => ${name} | void`;
    expect(readableChange(returning('A'), returning('B')).to).toBe(returning('B'));
    expect(readableChange('(a: string | X) => void', 'string')).toEqual({
      from: '(a: string | X) => void',
      to: 'string',
    });
    expect(readableType('"a" | "b"')).toBe("'a' | 'b'");
  });
});

describe('the versions that are looked at', () => {
  const facts = (options: VersionFacts['options']): VersionFacts => ({
    options,
    defaults: {},
    hooks: {},
    instance: {},
    exports: {},
  });
  const numbers = (minor: string, length: number) =>
    Array.from({ length }, (_, i) => `${minor}.${i}`);

  it('are both ends of each minor version, and halves where those differ', async () => {
    const versions = [...numbers('1.0', 30), ...numbers('1.1', 30)];
    const looked = new Set<string>();
    const changes = await findChanges(versions, async (version) => {
      looked.add(version);
      return facts(versions.indexOf(version) >= 17 ? { root: { type: 'string' } } : {});
    });
    expect([...changes.options]).toEqual([
      ['root', [{ version: '1.0.17', kind: 'added', to: 'string' }]],
    ]);
    expect(looked.size).toBeLessThan(12);
  });

  it('date a change behind a gap by what lies before the gap', async () => {
    const changes = await findChanges(['1.3.12', '1.3.14'], async (version) =>
      facts(version === '1.3.14' ? { root: { type: 'string' } } : {}),
    );
    expect(changes.options.get('root')).toEqual([
      { version: '1.3.14', after: '1.3.12', kind: 'added', to: 'string' },
    ]);
  });

  it.each([
    ['1.3.12', '1.3.14', ['1.3.13']],
    ['1.3.12', '1.3.13', []],
    ['1.3.22', '1.4.2', ['1.4.0', '1.4.1']],
    ['1.7.6', '2.0.0', []],
  ])('between %s and %s the registry lacks %j', (before, after, missing) => {
    expect(missingBetween(before, after)).toEqual(missing);
  });

  it('are kept with what was read of them', () => {
    const cache = new FactsCache(root);
    expect(cache.get('@rsbuild/core', '1.0.1')).toBeUndefined();
    cache.set('@rsbuild/core', '1.0.1', facts({ root: { type: 'string' } }));
    expect(new FactsCache(root).get('@rsbuild/core', '1.0.1')).toEqual(
      facts({ root: { type: 'string' } }),
    );
  });

  it('are read again when a file changes that the reading imports, near or far', () => {
    const folder = fs.mkdtempSync(path.join(root, 'readers-'));
    const files = {
      'read.ts': "import ts from 'typescript';\nimport { show } from './lib/show';\nshow(ts);\n",
      'lib/show.ts':
        "export { show } from '../shown';\nimport type { Shown } from './shown-type';\n",
      'lib/shown-type.ts': 'export interface Shown {}\n',
      'shown.ts': 'export const show = (): void => {};\n',
    };
    fs.mkdirSync(path.join(folder, 'lib'));
    for (const [file, text] of Object.entries(files))
      fs.writeFileSync(path.join(folder, file), text);
    const found = [...withImports(path.join(folder, 'read.ts'))];
    expect(found.map((file) => path.relative(folder, file)).sort()).toEqual(
      Object.keys(files).sort(),
    );
  });
});
