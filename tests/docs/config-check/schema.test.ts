import { readConfigFacts } from '#tools/explain/known-options';
import fs from 'node:fs';
import path from 'node:path';
import Ajv from 'ajv';
import { formatSchema, SCHEMA_DATA } from '#tools/schema/index';
import { readConfigSchema } from '#tools/schema/config-schema';
import type { Schema } from '../../../src/config-check/schema';
import { describeOptions } from '../../../src/plugins/config-check/config-schemas';

const recorded = (minor: string) =>
  fs.readFileSync(path.join(SCHEMA_DATA, `${minor}.json`), 'utf8');
const schema = JSON.parse(recorded('1.3')) as Schema;
const validate = new Ajv({ strict: false }).compile(schema);

test('the recorded schema is that of the installed package', () => {
  expect(recorded('1.3')).toBe(formatSchema(readConfigSchema()));
});

test('each minor line from 1.0 on has a schema', () => {
  const lines = fs.readdirSync(SCHEMA_DATA).map((file) => path.basename(file, '.json'));
  expect(lines).toEqual(expect.arrayContaining(['1.0', '1.1', '1.2', '1.3', '1.4', '2.0']));
  for (const line of lines)
    expect(new Ajv({ strict: false }).compile(JSON.parse(recorded(line)))({})).toBe(true);
});

test.each([
  { output: { asetPrefix: '/' } },
  { server: { port: '80' } },
  { html: { outputStructure: 'deep' } },
  { html: { appIcon: { icons: [{ src: 'a.png' }] } } },
  { port: 80 },
  { environments: { web: { output: { target: 'browser' } } } },
  { source: { entry: [] } },
  { dev: { hmr: 1 } },
])('%j doesn’t fit', (data) => {
  expect(validate(data)).toBe(false);
});

test('options have the sentences of their pages in either language', async () => {
  for (const language of ['en', 'zh'] as const) {
    const facts = await readConfigFacts(language);
    const { properties } = describeOptions(schema, facts.options);
    for (const group of ['output', 'server', 'html'] as const)
      for (const [name, own] of Object.entries(properties![group]!.properties!))
        expect(own.description).toBe(facts.options[`${group}.${name}`]?.description);
  }
});
