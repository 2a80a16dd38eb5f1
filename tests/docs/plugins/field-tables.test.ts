import fs from 'node:fs';
import path from 'node:path';
import { openDocs } from '#tools/pages/docs';
import { projectRoot } from '#tools/pages/project-root';
import { compareFieldDefaults } from '#tools/reference/plugins/field-defaults';
import { fieldTables } from '#tools/reference/plugins/field-tables';
import { compareFieldTypes } from '#tools/reference/plugins/field-types';
import { pluginPages } from '#tools/reference/plugins/plugin-pages';
import unread from './unread-field-defaults.json';

const docs = openDocs();
const tables = new Map(
  pluginPages().map((page) => [page, fieldTables(docs.page(page.file)!, page.options)]),
);

describe('the tables of fields on the plugin pages', () => {
  test('each option that is a named type or an object of many fields has one', () => {
    const documented = [...tables.values()].flat().map(({ option }) => option.name);
    expect(documented.sort()).toEqual([
      'lessLoaderOptions',
      'preprocessOptions',
      'reactRefreshOptions',
      'sassLoaderOptions',
      'solidPresetOptions',
      'stylusOptions',
      'svelteLoaderOptions',
      'svgrOptions',
      'swcReactOptions',
      'vueLoaderOptions',
    ]);
  });

  test('their names and types are those of the packages, both ways', () => {
    expect(compareFieldTypes(tables)).toEqual([]);
  });

  test('their defaults are those of the packages', () => {
    const known = new Set(unread.flatMap(({ fields }) => fields));
    expect(compareFieldDefaults(tables, known)).toEqual({ wrong: [], unreadable: [] });
  });

  test.each(unread)('$file says $source', ({ file, source }) => {
    expect(fs.readFileSync(path.join(projectRoot, 'node_modules', file), 'utf8')).toContain(source);
  });
});
