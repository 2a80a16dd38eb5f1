import fs from 'node:fs';
import path from 'node:path';
import type { Table } from 'mdast';
import { toString } from 'mdast-util-to-string';
import { packageVersions } from '../../../src/plugins/package-versions';
import { openDocs } from '#tools/pages/docs';
import { twinPath } from '#tools/pages/page-paths';
import { projectRoot } from '#tools/pages/project-root';
import { pluginPages } from '#tools/reference/plugins/plugin-pages';

const list = 'docs/plugins/list/index.mdx';
const docs = openDocs();

/** The first table of a page with four columns: package, version, function, name. */
function versionRows(file: string): string[][] {
  const table = docs
    .page(file)!
    .tree.children.find(
      (node): node is Table => node.type === 'table' && node.children[0]!.children.length === 4,
    );
  if (!table) throw new Error(`expected a table of versions in ${file}, found none`);
  return table.children.slice(1).map((row) => row.children.map((cell) => toString(cell)));
}

describe('the table of versions on the plugin list', () => {
  const plugins = pluginPages();

  test.each([list, twinPath(list)!])(
    '%s has each plugin with the version that is installed',
    (file) => {
      const rows = versionRows(file);
      expect(rows.map(([name]) => name).sort()).toEqual(plugins.map((page) => page.package).sort());
      expect(rows.map(([name, version]) => [name, version])).toEqual(
        rows.map(([name]) => [name, packageVersions[name!]]),
      );
    },
  );

  test.each(versionRows(list))('%s %s has %s and the name %s', (name, version, factory, id) => {
    const folder = path.join(projectRoot, 'node_modules', name!);
    const read = (file: string) => fs.readFileSync(path.join(folder, file), 'utf8');
    expect(JSON.parse(read('package.json'))).toMatchObject({ version });
    expect(read('dist/index.cjs')).toContain(`${factory}: ()=>`);
    expect(read('dist/index.cjs')).toMatch(new RegExp(`PLUGIN_\\w+_NAME = ["']${id}["']`));
  });
});
