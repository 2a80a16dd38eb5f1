import fs from 'node:fs';
import path from 'node:path';
import type { PackageHistory } from '../../../src/history/history';
import { compareVersions } from '../../../src/history/versions';
import { projectRoot } from '#tools/pages/project-root';
import { pluginPages } from '#tools/reference/plugins/plugin-pages';

const historyOf = (name: string) =>
  JSON.parse(
    fs.readFileSync(
      path.join(projectRoot, 'src/plugins/history/data', `${name.replace('@rsbuild/', '')}.json`),
      'utf8',
    ),
  ) as PackageHistory;

describe('since of the options on the plugin pages', () => {
  test.each(pluginPages())('$package: is the published version that added it', (page) => {
    const { from, options } = historyOf(page.package);
    const wrong = page.options.flatMap(({ name, since, line }) => {
      const added = options[name]?.find(({ kind }) => kind === 'added');
      const isRight = added
        ? since === added.version
        : since === '' || compareVersions(since, from) <= 0;
      const expected = added?.version ?? `none, or at most ${from}, which had it`;
      return isRight ? [] : [`${page.file}:${line} ${name}: expected ${expected}, found ${since}`];
    });
    expect(wrong).toEqual([]);
  });
});
