/** The sentences of findings; in other languages in the folder of translations, below `after-build`. */
export const FINDING_TEXTS = {
  misspelled: {
    message: '“{name}” isn’t an option. Did you mean {right}?',
    description: 'A misspelled name',
  },
  moved: {
    message: '“{name}” isn’t an option in this place. It belongs to {right}.',
    description: 'An option in the wrong group',
  },
  counterpart: {
    message: '“{name}” is an option of {tool}. In Rsbuild: {text}',
    description: 'An option of another tool, with the answer of a migration guide',
  },
  rspack: {
    message: '“{name}” is an option of Rspack. Move it to {right}.',
    description: 'An option of Rspack',
  },
  unknown: {
    message: 'Rsbuild {version} has no option “{name}”, so it has no effect.',
    description: 'A name that nothing is known about',
  },
  later: {
    message: '“{name}” came in {since}. Rsbuild {version} doesn’t have it.',
    description: 'An option of a later version',
  },
  removed: {
    message: '“{name}” was removed in {removed}.{instead}',
    description: 'An option that the version no longer has',
  },
  deprecated: {
    message: '“{name}” is deprecated since {deprecated}.{instead}',
    description: 'A deprecated option',
  },
  instead: {
    message: ' Use {renamed} instead.',
    description: 'After the sentence on a removed or deprecated option',
  },
  type: {
    message: '“{name}” can’t be {found}. Expected: {expected}.',
    description: 'A value of the wrong type',
  },
  required: {
    message: '“{name}” needs {right} too.',
    description: 'An object without a key that it must have',
  },
  default: {
    message: '“{name}” has its default value, so you can leave it out.',
    description: 'A value that equals the default in all modes',
  },
  defaultInMode: {
    message: '“{name}” has its default value in these modes: {modes}.',
    description: 'A value that equals the default in some modes',
  },
  modes: {
    message: '“{name}” only has an effect in these modes: {modes}.',
    description: 'An option that doesn’t work in all modes',
  },
  tool: {
    message: 'This is a configuration of {tool}. Below are the counterparts of its options.',
    description: 'Above the findings of another tool’s configuration',
  },
  nothing: {
    message: 'No configuration was found here. Paste the file or the object that it exports.',
    description: 'The text isn’t a configuration',
  },
  binary: {
    message: 'This is binary data rather than text. Paste the text of the configuration.',
    description: 'What was pasted is a picture, an archive or the like',
  },
  long: {
    message: 'The text has more than {limit} characters. Paste only the configuration.',
    description: 'The text is too long',
  },
} as const;

export type FindingKind = Exclude<keyof typeof FINDING_TEXTS, 'instead'>;
