import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { projectRoot } from '../../pages/project-root';
import type { FieldTable } from './field-tables';
import type { PluginPage } from './plugin-pages';

type Values = Record<string, unknown>;

const fromRoot = createRequire(path.join(projectRoot, 'package.json'));

/** What an option's default may name, as it is in development. */
const SCOPE: Values = {
  isDev: true,
  isProd: false,
  target: 'web',
  root: projectRoot,
  path,
  require: fromRoot,
  dev: { hmr: true },
  output: { sourceMap: {} },
  fastRefresh: true,
  rewriteUrls: true,
  preprocessOptions: {},
  sveltePreprocess: () => ({}),
};

const evaluate = (code: string): unknown =>
  new Function(...Object.keys(SCOPE), `return (${code});`)(...Object.values(SCOPE));

/** The object in `const name = {…};` of a package's code. */
function objectInCode(file: string, name: string): Values {
  const code = fs.readFileSync(file, 'utf8');
  const literal = new RegExp(`\\b${name} = (\\{[\\s\\S]*?\\n\\});`).exec(code)?.[1];
  if (!literal) throw new Error(`expected ${name} = {…} in ${file}, found none`);
  return new Function(`return (${literal});`)();
}

/** Defaults that are not the plugin's but those of the package behind it. */
const PACKAGE_DEFAULTS: Record<string, () => Values> = {
  solidPresetOptions() {
    const fromPreset = createRequire(fromRoot.resolve('babel-preset-solid'));
    const preset = fromPreset('babel-preset-solid') as (
      context: unknown,
      options: object,
    ) => { plugins: [[unknown, Values]] };
    const compiler = fromPreset.resolve('babel-plugin-jsx-dom-expressions');
    return { ...objectInCode(compiler, 'var config'), ...preset({}, {}).plugins[0][1] };
  },
  svgrOptions() {
    const { loadConfig } = fromRoot('@svgr/core') as {
      loadConfig: { sync: (config: object) => Values };
    };
    return { ...loadConfig.sync({}), exportType: undefined };
  },
  reactRefreshOptions() {
    const Plugin = fromRoot('@rspack/plugin-react-refresh') as new (options: object) => {
      options: Values;
    };
    return new Plugin({}).options;
  },
};

/** The defaults in the tables that differ from the packages' own. */
export function compareFieldDefaults(
  tables: ReadonlyMap<PluginPage, readonly FieldTable[]>,
  unread: ReadonlySet<string>,
) {
  const wrong: string[] = [];
  const unreadable: string[] = [];
  for (const [page, list] of tables) {
    for (const table of list) {
      const behind = PACKAGE_DEFAULTS[table.option.name]?.();
      // The plugin test holds the option's own default to the package.
      const own = { ...behind, ...(evaluate(table.option.default) as Values | undefined) };
      for (const field of table.fields) {
        if (field.default === undefined) continue;
        const name = `${page.package} ${table.option.name}.${field.name}`;
        const place = `${page.file}:${field.line}: ${field.name}`;
        if (unread.has(name)) continue;
        if (!(field.name in own)) unreadable.push(`${place} is ${field.default}`);
        else if (JSON.stringify(own[field.name]) !== JSON.stringify(evaluate(field.default)))
          wrong.push(`${place} is ${JSON.stringify(own[field.name])}, not ${field.default}`);
      }
    }
  }
  return { wrong, unreadable };
}
