import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { projectRoot } from '#tools/pages/project-root';
import { pluginPages } from '#tools/reference/plugins/plugin-pages';
import { comparePluginTypes } from '#tools/reference/plugins/plugin-types';
import unread from './unread-defaults.json';

const pages = pluginPages();
const readable = pages.flatMap((page) =>
  page.options
    .filter(({ name }) => !unread.some(({ option }) => option === `${page.package} ${name}`))
    .map((option) => ({
      package: page.package,
      factory: page.factory,
      option: option.name,
      default: option.default,
    })),
);

describe('plugin pages, against the installed packages', () => {
  const types = comparePluginTypes(pages);

  test('all ten plugins have a page', () => {
    expect(pages.map(({ package: name }) => name.replace('@rsbuild/plugin-', '')).sort()).toEqual([
      'babel',
      'less',
      'preact',
      'react',
      'sass',
      'solid',
      'stylus',
      'svelte',
      'svgr',
      'vue',
    ]);
  });

  test.each(pages)(
    '$package has the documented options and no other',
    ({ package: name, options }) => {
      expect(options.map((option) => option.name).sort()).toEqual(
        [...types.get(name)!.options].sort(),
      );
    },
  );

  test.each(pages)(
    '$package: the documented types are the plugin’s, both ways',
    ({ package: name }) => {
      expect(types.get(name)!.differences).toEqual([]);
    },
  );

  test('giving a documented default explicitly changes nothing', () => {
    const script = path.join(__dirname, 'print-configs.mjs');
    const output = execFileSync(process.execPath, [script], {
      input: JSON.stringify(readable),
      encoding: 'utf8',
      maxBuffer: 1 << 28,
      cwd: projectRoot,
      // Frameworks that plugins look for are installed with the samples.
      env: {
        ...process.env,
        NODE_PATH: path.join(projectRoot, 'tests/docs/packages/node_modules'),
      },
    });
    const answers = JSON.parse(output.slice(output.indexOf('[{'))) as { same: boolean }[];
    expect(answers).toHaveLength(readable.length * 2);
    expect(answers.filter(({ same }) => !same)).toEqual([]);
  }, 120_000);

  test.each(unread)('the default of $option is in the source: $source', ({ option, source }) => {
    const [name] = option.split(' ');
    const dist = path.join(projectRoot, 'node_modules', name!, 'dist');
    const code = fs
      .readdirSync(dist)
      .filter((file) => /\.c?js$/.test(file))
      .map((file) => fs.readFileSync(path.join(dist, file), 'utf8'));
    expect(code.join('\n').replace(/!0/g, 'true')).toContain(source);
  });
});
