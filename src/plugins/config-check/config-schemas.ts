import fs from 'node:fs';
import path from 'node:path';
import type { ConfigFacts } from '../../config-check/facts';
import type { Schema } from '../../config-check/schema';

const DATA = path.resolve(__dirname, 'data');

/** The schemas that `npm run docs -- schema` made of the packages, by minor version: `1.3`. */
export const configSchemas = (): Record<string, Schema> =>
  Object.fromEntries(
    fs
      .readdirSync(DATA)
      .map((file) => [
        path.basename(file, '.json'),
        JSON.parse(fs.readFileSync(path.join(DATA, file), 'utf8')) as Schema,
      ]),
  );

/** A schema in which each documented option has the sentence of its page. */
export function describeOptions(schema: Schema, options: ConfigFacts['options']): Schema {
  const describe = (own: Schema, name: string): Schema => {
    const description = options[name]?.description;
    // In draft 7, nothing counts beside a reference.
    const described = description ? { description, ...(own.$ref ? { anyOf: [own] } : own) } : own;
    const isGroup = Object.keys(options).some((option) => option.startsWith(`${name}.`));
    if (!isGroup) return described;
    const group = own.$ref ? schema.definitions![own.$ref.replace('#/definitions/', '')]! : own;
    return { ...group, properties: describeAll(group.properties, `${name}.`) };
  };
  const describeAll = (properties: Schema['properties'] = {}, prefix: string) =>
    Object.fromEntries(
      Object.entries(properties).map(([key, own]) => [key, describe(own, prefix + key)]),
    );
  return { ...schema, properties: describeAll(schema.properties, '') };
}
