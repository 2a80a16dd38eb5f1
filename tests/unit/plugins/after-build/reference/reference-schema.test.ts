import Ajv from 'ajv';
import addFormats from 'ajv-formats';
import {
  referenceSchema,
  type Reference,
  type ReferenceExport,
  type ReferenceHook,
  type ReferenceOption,
} from '../../../../../src/plugins/after-build/reference/reference';

const $id = 'https://example.com/options.schema.json';
const schema = referenceSchema($id);
const validate = addFormats(new Ajv({ allErrors: true, strict: true })).compile(schema);

const url = { en: 'https://example.com/a#b', zh: 'https://example.com/zh/a#b' };
const text = { en: 'Text', zh: '文字' };
const option: ReferenceOption = {
  package: '@rsbuild/core',
  path: 'dev.hmr',
  type: 'boolean',
  description: text,
  url,
  headings: [{ id: 'b', depth: 2, text }],
};
const hook: ReferenceHook = { name: 'onExit', description: text, url };
const exported: ReferenceExport = { name: 'loadEnv', kind: 'value', url };
const reference: Reference = {
  $schema: $id,
  format: 1,
  package: '@rsbuild/core',
  version: '1.3.22',
  options: [option],
  hooks: [hook],
  exports: [exported],
};
const versions = {
  since: '1.0.11',
  changed: ['1.2.0', '1.10.3'],
  deprecated: '1.5.0',
  removed: '2.0.0',
  renamed: 'dev.other',
};

const without = <T extends object>(value: T, field: string) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => name !== field));
const withEntries = (options: object, hooks: object, exports: object) => ({
  ...reference,
  options: [options],
  hooks: [hooks],
  exports: [exports],
});

/** Where the schema finds something else than it expects. */
const problemsOf = (value: unknown) => {
  validate(value);
  return (validate.errors ?? []).map(({ instancePath }) => instancePath);
};

test('the schema has the address that it is found at, and is one of JSON Schema', () => {
  expect(schema).toMatchObject({ $id, $schema: 'http://json-schema.org/draft-07/schema#' });
});

test('what the pages say is valid: with all fields, and with those only that each entry has', () => {
  expect(problemsOf(reference)).toEqual([]);
  const modes = { development: 'true', production: 'false', none: 'false' };
  expect(
    problemsOf(
      withEntries(
        { ...option, ...versions, default: modes },
        { ...hook, ...versions, type: 'type OnExit = () => void;' },
        { ...exported, ...versions, kind: 'type' },
      ),
    ),
  ).toEqual([]);
});

test.each(Object.keys(reference))('%s is never left out', (field) => {
  expect(problemsOf(without(reference, field))).toEqual(['']);
});

test.each([
  ...Object.keys(option).map((field) => ['options', field, without(option, field)] as const),
  ...Object.keys(hook).map((field) => ['hooks', field, without(hook, field)] as const),
  ...Object.keys(exported).map((field) => ['exports', field, without(exported, field)] as const),
])('in %s, %s is never left out', (kind, _, entry) => {
  expect(problemsOf({ ...reference, [kind]: [entry] })).toEqual([`/${kind}/0`]);
});

test.each(['options', 'hooks', 'exports'] as const)('%s are a list with entries', (kind) => {
  expect(problemsOf({ ...reference, [kind]: [] })).toEqual([`/${kind}`]);
  expect(problemsOf({ ...reference, [kind]: 'none' })).toEqual([`/${kind}`]);
  expect(problemsOf({ ...reference, [kind]: ['dev.hmr'] })).toEqual([`/${kind}/0`]);
});

test.each<[string, object]>([
  ['', { unknown: true }],
  ['/$schema', { $schema: 'options.schema.json' }],
  ['/$schema', { $schema: 1 }],
  ['/format', { format: 2 }],
  ['/package', { package: '' }],
  ['/version', { version: 1 }],
])('refused is what is wrong at %j: %j', (where, fields) => {
  expect(problemsOf({ ...reference, ...fields })).toEqual([where]);
});

test.each<[string, object]>([
  ['', { unknown: true }],
  ['/type', { type: ['boolean'] }],
  ['/path', { path: '' }],
  ['/default', { default: { development: 'true', production: 'true' } }],
  ['/default', { default: 'true' }],
  ['/default/none', { default: { development: 'true', production: 'true', none: '' } }],
  ['/description/zh', { description: { en: 'Text', zh: '' } }],
  ['/description/en', { description: { en: 1, zh: '文字' } }],
  ['/description', { description: { en: 'Text' } }],
  ['/description', { description: { zh: '文字' } }],
  ['/description', { description: { ...text, fr: 'Texte' } }],
  ['/description', { description: 'Text' }],
  ['/url/en', { url: { ...url, en: '/a#b' } }],
  ['/url/zh', { url: { ...url, zh: '/zh/a#b' } }],
  ['/headings', { headings: 'b' }],
  ['/headings/0/depth', { headings: [{ id: 'b', depth: 1, text }] }],
  ['/headings/0/depth', { headings: [{ id: 'b', depth: 7, text }] }],
  ['/headings/0/depth', { headings: [{ id: 'b', depth: 2.5, text }] }],
  ['/headings/0', { headings: [{ id: 'b', depth: 2 }] }],
  ['/since', { since: '1.0' }],
  ['/since', { since: 'v1.0.0' }],
  ['/since', { since: '1.0.0-beta' }],
  ['/changed', { changed: [] }],
  ['/changed/0', { changed: ['later'] }],
  ['/deprecated', { deprecated: true }],
  ['/removed', { removed: true }],
  ['/renamed', { renamed: '' }],
])('an option is refused for what is wrong at %j: %j', (where, fields) => {
  expect(problemsOf(withEntries({ ...option, ...fields }, hook, exported))).toEqual([
    `/options/0${where}`,
  ]);
});

test('so are a hook and an export', () => {
  expect(
    problemsOf(withEntries(option, { ...hook, type: '', since: 1 }, { ...exported, kind: 'any' })),
  ).toEqual(['/hooks/0/type', '/hooks/0/since', '/exports/0/kind']);
  const relative = { ...url, en: '/a#b' };
  expect(
    problemsOf(withEntries(option, { ...hook, url: relative }, { ...exported, url: relative })),
  ).toEqual(['/hooks/0/url/en', '/exports/0/url/en']);
});

test('what the schema says of a field in words is a sentence', () => {
  const words: string[] = [];
  JSON.stringify(schema, (key, value: unknown) => {
    if (key === 'description' && typeof value === 'string') words.push(value);
    return value;
  });
  expect(words.length).toBeGreaterThan(10);
  for (const description of words) expect(description).toMatch(/^[A-Z].+\.$/);
});
