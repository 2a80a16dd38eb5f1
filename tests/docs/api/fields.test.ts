import fs from 'node:fs';
import path from 'node:path';
import { readDefault } from '#tools/pages/default-expression';
import { projectRoot } from '#tools/pages/project-root';
import { compareDeclarations, compareTables } from '#tools/reference/api/compare-types';
import { documentedTables, type DocumentedTable } from '../data/documented-types';
import { listFieldTables, type FieldTable } from '#tools/reference/api/field-tables';

const tables = listFieldTables();
const nameOf = ({ file, heading, kind }: FieldTable) => `${file} “${heading}” ${kind}`;
const listed = documentedTables.map(
  ({ page, heading, kind }) => `docs/api/${page}.mdx “${heading}” ${kind}`,
);
const pairs = tables.flatMap((table): [FieldTable, DocumentedTable][] => {
  const documented = documentedTables[listed.indexOf(nameOf(table))];
  return documented ? [[table, documented]] : [];
});

describe('options, fields and results of the JavaScript API, against @rsbuild/core', () => {
  const types = compareTables(pairs);
  const cases = pairs.map(([table, documented], index) => ({
    name: nameOf(table),
    table,
    documented,
    own: types[index]!,
  }));

  test('each table with a column Type has its TypeScript type in the list, and each type its table', () => {
    expect(tables.map(nameOf).sort()).toEqual([...listed].sort());
  });

  test.each(cases)('$name has the names of the type, and no other', ({ table, own }) => {
    expect(table.fields.map(({ name }) => name).sort()).toEqual([...own.names].sort());
  });

  test.each(cases)('$name has the types of the package, both ways', ({ own }) => {
    expect(own.differences).toEqual([]);
  });

  test.each(cases)('$name has the defaults of the package', ({ table, own, documented }) => {
    const written = table.fields.flatMap((field) =>
      field.default === undefined || documented.sources?.[field.name]
        ? []
        : [[field.name, readDefault(field.default)]],
    );
    const inPackage = Object.entries(own.defaults)
      .filter(([name]) => !documented.sources?.[name] && table.kind !== 'Key')
      .map(([name, text]) => [name, readDefault(text)]);
    expect(Object.fromEntries(written)).toEqual(Object.fromEntries(inPackage));
  });

  test.each(
    documentedTables.flatMap(({ sources = {} }) =>
      Object.entries(sources).map(([option, source]) => ({ option, source })),
    ),
  )('the default of $option is in the source: $source', ({ source }) => {
    const code = path.join(projectRoot, 'node_modules/@rsbuild/core/dist/index.js');
    expect(fs.readFileSync(code, 'utf8')).toContain(source);
  });
});

test('types and functions that pages of the API write out are those of @rsbuild/core', () => {
  const { declarations, differences } = compareDeclarations(['docs/api/', 'docs/shared/']);
  expect(declarations.length).toBeGreaterThan(30);
  expect(differences).toEqual([]);
});
