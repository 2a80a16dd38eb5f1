// Reads questions as JSON from standard input: {package, factory, option, default}[]; prints for each whether the
// Rspack configuration stays the same when the documented default is given explicitly, per mode.
import { createRequire } from 'node:module';
import path from 'node:path';
import { json } from 'node:stream/consumers';
import { inspect } from 'node:util';
import { createRsbuild } from '@rsbuild/core';
import { pluginBabel } from '@rsbuild/plugin-babel';
import { pluginReact } from '@rsbuild/plugin-react';

/** Plugins that others build upon. */
const COMPANIONS = {
  '@rsbuild/plugin-solid': [pluginBabel],
  '@rsbuild/plugin-svgr': [pluginReact],
};
const require = createRequire(import.meta.url);

/** The value of a documented default; it may name what the mode and the configuration decide. */
function evaluate({ package: name, default: written }, mode) {
  const folder = path.join(process.cwd(), 'node_modules', name);
  const expression = written.replaceAll('<plugin>', folder.replaceAll('\\', '/'));
  const scope = {
    isDev: mode === 'development',
    isProd: mode === 'production',
    dev: { hmr: true },
    target: 'web',
    fastRefresh: true,
    rewriteUrls: true,
    output: { injectStyles: false, sourceMap: { css: false } },
    root: process.cwd(),
    path,
    require: createRequire(require.resolve(name)),
  };
  return new Function(...Object.keys(scope), `return (${expression});`)(...Object.values(scope));
}

async function configOf({ package: name, factory }, options, mode) {
  process.env.NODE_ENV = mode;
  const plugins = [
    ...(COMPANIONS[name] ?? []).map((plugin) => plugin()),
    (await import(name))[factory](options),
  ];
  const rsbuild = await createRsbuild({ rsbuildConfig: { mode, plugins } });
  const show = (value) =>
    inspect(value, { depth: null, maxArrayLength: null, maxStringLength: null, breakLength: 200 });
  // A key with the value undefined is as good as none.
  return (await rsbuild.initConfigs())
    .map(show)
    .join('\n')
    .replace(/,?\s*\w+: undefined/g, '');
}

const answers = [];
for (const question of await json(process.stdin)) {
  for (const mode of ['development', 'production']) {
    const given = { [question.option]: evaluate(question, mode) };
    const same = (await configOf(question, {}, mode)) === (await configOf(question, given, mode));
    answers.push({ ...question, mode, same });
  }
}
process.stdout.write(JSON.stringify(answers));
