const inLanguages = (format?: string) => ({
  type: 'object',
  properties: {
    en: { type: 'string', minLength: 1, format },
    zh: { type: 'string', minLength: 1, format },
  },
  required: ['en', 'zh'],
  additionalProperties: false,
});

const text = { type: 'string', minLength: 1 };

/** An object with these fields, all of them required but those named. */
const object = (properties: Record<string, object>, optional: readonly string[] = []) => ({
  type: 'object',
  properties,
  required: Object.keys(properties).filter((name) => !optional.includes(name)),
  additionalProperties: false,
});

const array = (items: object) => ({ type: 'array', items });

const version = { type: 'string', pattern: '^\\d+\\.\\d+\\.\\d+$' };

/** What other versions have of an option, a hook or an export; each field is left out where there is nothing to tell. */
const versions = {
  since: { ...version, description: 'The version that brought it, if it came after 1.0.0.' },
  changed: {
    ...array(version),
    minItems: 1,
    description: 'The versions that changed it or a field of it.',
  },
  deprecated: { ...version, description: 'The version that deprecates it.' },
  removed: { ...version, description: 'The version that no longer has it.' },
  renamed: {
    ...text,
    description: 'The option that takes its place in a version that deprecates or removes it.',
  },
};

const heading = object({
  id: text,
  depth: { type: 'integer', minimum: 2, maximum: 6 },
  text: inLanguages(),
});

const option = object(
  {
    package: { ...text, description: 'The package that has the option.' },
    path: {
      ...text,
      description:
        'The path in the configuration of Rsbuild, or the name among the options of a plugin.',
    },
    type: { ...text, description: 'A TypeScript type.' },
    default: {
      ...object({ development: text, production: text, none: text }),
      description: 'JavaScript expressions by mode. Left out where the option has no default.',
    },
    ...versions,
    description: inLanguages(),
    url: inLanguages('uri'),
    headings: { ...array(heading), description: 'The headings of the option’s page.' },
  },
  ['default', ...Object.keys(versions)],
);

const hook = object(
  {
    name: text,
    type: {
      ...text,
      description: 'TypeScript declarations of the callback. Left out where the page has none.',
    },
    description: inLanguages(),
    ...versions,
    url: inLanguages('uri'),
  },
  ['type', ...Object.keys(versions)],
);

const exported = object(
  {
    name: text,
    kind: { enum: ['value', 'type'] },
    ...versions,
    url: inLanguages('uri'),
  },
  Object.keys(versions),
);

/** The JSON Schema of `/options.json`. */
export const referenceSchema = ($id: string): object => ({
  $schema: 'http://json-schema.org/draft-07/schema#',
  $id,
  title: 'Reference of Rsbuild',
  description: 'The options, hooks and exports of @rsbuild/core, as this documentation has them.',
  ...object({
    $schema: { type: 'string', format: 'uri' },
    format: {
      const: 1,
      description: 'Of this format. It changes when a field goes or gets another meaning.',
    },
    package: text,
    version: { ...text, description: 'Of the package that is described.' },
    options: { ...array(option), minItems: 1 },
    hooks: { ...array(hook), minItems: 1 },
    exports: { ...array(exported), minItems: 1 },
  }),
});
