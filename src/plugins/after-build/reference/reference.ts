import * as z from 'zod';

/** The names of the files at the root of the site. */
export const REFERENCE_FILE = 'options.json';
export const SCHEMA_FILE = 'options.schema.json';

const text = z.string().min(1);
const inLanguages = z.strictObject({ en: text, zh: text });
const addresses = z.strictObject({ en: z.url(), zh: z.url() });
const version = z.string().regex(/^\d+\.\d+\.\d+$/);

/** What other versions have of an option, a hook or an export; each field is left out where there is nothing to tell. */
const versions = z.strictObject({
  since: version.describe('The version that brought it, if it came after 1.0.0.').optional(),
  changed: z
    .array(version)
    .min(1)
    .describe('The versions that changed it or a field of it.')
    .optional(),
  deprecated: version.describe('The version that deprecates it.').optional(),
  removed: version.describe('The version that no longer has it.').optional(),
  renamed: text
    .describe('The option that takes its place in a version that deprecates or removes it.')
    .optional(),
});

const heading = z.strictObject({
  id: text,
  depth: z.int().min(2).max(6),
  text: inLanguages,
});

/** An option in `options.json`. */
export const option = z.strictObject({
  package: text.describe('The package that has the option.'),
  path: text.describe(
    'The path in the configuration of Rsbuild, or the name among the options of a plugin.',
  ),
  type: text.describe('A TypeScript type.'),
  default: z
    .strictObject({ development: text, production: text, none: text })
    .describe('JavaScript expressions by mode. Left out where the option has no default.')
    .optional(),
  ...versions.shape,
  statements: z
    .strictObject({
      all: z.int().describe('Of the option’s page.'),
      proved: z.int().describe('That tests try with the documented version.'),
      held: z
        .record(version, z.int())
        .describe('How many of the proved ones hold in other versions, by version.'),
    })
    .describe('Left out where no test tries a statement of the page.')
    .optional(),
  description: inLanguages,
  url: addresses,
  headings: z.array(heading).describe('The headings of the option’s page.'),
});

const hook = z.strictObject({
  name: text,
  type: text
    .describe('TypeScript declarations of the callback. Left out where the page has none.')
    .optional(),
  description: inLanguages,
  ...versions.shape,
  url: addresses,
});

const exported = z.strictObject({
  name: text,
  kind: z.enum(['value', 'type']),
  ...versions.shape,
  url: addresses,
});

const reference = z
  .strictObject({
    $schema: z.url(),
    format: z
      .literal(1)
      .describe('Of this format. It changes when a field goes or gets another meaning.'),
    package: text,
    version: text.describe('Of the package that is described.'),
    options: z.array(option).min(1),
    hooks: z.array(hook).min(1),
    exports: z.array(exported).min(1),
  })
  .meta({
    title: 'Reference of Rsbuild',
    description: 'The options, hooks and exports of @rsbuild/core, as this documentation has them.',
  });

/** The content of `/options.json`. */
export type Reference = z.infer<typeof reference>;
export type ReferenceOption = z.infer<typeof option>;
export type ReferenceHook = z.infer<typeof hook>;
export type ReferenceExport = z.infer<typeof exported>;
export type ReferenceVersions = z.infer<typeof versions>;
/** A text or an address in each language. */
export type InLanguages = z.infer<typeof inLanguages>;
export type Language = keyof InLanguages;
/** The modes that a default may depend on. */
export type Mode = keyof NonNullable<ReferenceOption['default']>;

/** The JSON Schema of `/options.json`, which lies at the address `$id`. */
export const referenceSchema = ($id: string): object => ({
  $id,
  ...z.toJSONSchema(reference, { target: 'draft-7' }),
});
