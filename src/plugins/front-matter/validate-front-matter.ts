import { Joi } from '@docusaurus/utils-validation';
import { closest, distance } from 'fastest-levenshtein';
import type { PageKind } from '../../i18n/content-path';

const text = Joi.string().trim();
const title = text.required();
const description = text.min(15).max(180).required();
const MODES = ['development', 'production', 'none'];
const EXPRESSIONS = `must be one expression, or one for each of ${MODES.join(', ')}`;
const modeMap = Joi.object(Object.fromEntries(MODES.map((mode) => [mode, text.required()])));

/** Only on pages of type `home`. */
const onHome = <T extends Joi.Schema>(schema: T) =>
  schema.when('pageType', { is: 'home', otherwise: Joi.forbidden() });
const button = Joi.object({ text, link: text });
const hero = Joi.object({
  logo: text,
  title: text,
  subtitle: text,
  description: text,
  primary: button,
  secondary: button,
  repository: text.uri({ scheme: ['https'] }),
  stars: Joi.boolean(),
  oval: Joi.boolean(),
});
const feature = Joi.object({
  icon: text.required(),
  title: text.required(),
  details: text.required(),
  link: text.required(),
  span: Joi.valid(2, 3, 4, 6),
});

/** The facts of an option, in the front matter of its page or in a fence. */
const facts = {
  type: text,
  default: Joi.alternatives(text, modeMap).messages({
    'alternatives.match': EXPRESSIONS,
    'alternatives.types': EXPRESSIONS,
  }),
  since: text.pattern(/^\d+\.\d+\.\d+$/, 'a version such as 1.3.0'),
};
export const optionFence = Joi.object({ ...facts, type: facts.type.required() });

/** On pages of options, and on no other. */
const ofOption = <T extends Joi.Schema>(schema: T) =>
  schema.when('option', { is: Joi.exist(), then: Joi.required(), otherwise: Joi.forbidden() });

const common = {
  title,
  description,
  keywords: Joi.array()
    .items(text.max(60).pattern(/^[^,]+$/, 'a phrase without commas'))
    .unique(),
  // In the order in which readers bring them.
  questions: Joi.array()
    .items(text.max(100).pattern(/^[^,]+$/, 'a question without commas'))
    .min(3)
    .max(6)
    .unique(),
  source_hash: text.pattern(
    /^[0-9a-f]{12}$/,
    'twelve hexadecimal digits, written by `npm run docs -- translations --record`',
  ),
  navbar: Joi.boolean(),
  sidebar: Joi.boolean(),
  outline: Joi.boolean(),
  footer: Joi.boolean(),
  globalUIComponents: Joi.boolean(),
  titleSuffix: text,
  pageType: Joi.valid('doc', 'home', 'custom', 'blank', '404', 'overview'),
  slug: text,
};

const schemas: Record<PageKind, Joi.ObjectSchema> = {
  doc: Joi.object({
    ...common,
    sidebar_label: text,
    sidebar_position: Joi.number(),
    overview: Joi.boolean(),
    overviewHeaders: Joi.array().items(Joi.number().integer().min(2).max(4)),
    option: text.pattern(/^[a-zA-Z]+(?:\.[a-zA-Z]+)?$/, 'a path in RsbuildConfig such as dev.hmr'),
    type: ofOption(facts.type),
    default: ofOption(facts.default),
    since: facts.since,
    package: text,
    tag: text,
    'link-rss': Joi.boolean(),
    hero: onHome(hero),
    features: onHome(Joi.array().items(feature).min(1)),
  }),
  fragment: Joi.object({ source_hash: common.source_hash }),
  release: Joi.object({ ...common, published_at: Joi.date().required() }),
};

/** What to do about an unknown key: the known one it resembles, or all of them. */
function hintForUnknown(key: string, known: string[]): string {
  const nearest = closest(key, known);
  return distance(key, nearest) <= 3
    ? `did you mean \`${nearest}\`?`
    : `expected one of ${known.join(', ')}`;
}

/** What is wrong with the fields of a page or a fence, a line each: the field, what was expected and what was found. */
export function findProblems(schema: Joi.ObjectSchema, fields: object, kind: string): string[] {
  const { error } = schema.validate(fields, { abortEarly: false, convert: true });
  // To describe a schema takes longer than to check a page, so only what is needed for a message is.
  const known = () => Object.keys(schema.describe().keys as object);
  return (error?.details ?? []).map(({ message, path, type, context }) => {
    const field = path.join('.');
    if (type === 'object.unknown')
      return `\`${field}\` is not a key of ${kind}: ${hintForUnknown(field, known())}`;
    const found = context?.value === undefined ? 'nothing' : JSON.stringify(context.value);
    return `\`${field}\`: ${message.replace(/^"[^"]*" /, 'it ').replace(/^must/, 'it must')}; found ${found}`;
  });
}

/** @throws Error naming the file, the field, what was expected and what was found. */
export function validateFrontMatter(
  kind: PageKind,
  frontMatter: Record<string, unknown>,
  file: string,
): void {
  const problems = findProblems(schemas[kind], frontMatter, `a ${kind} page`);
  if (problems.length)
    throw new Error(
      `${file}: front matter\n  ${problems.join('\n  ')}\nSee “Front matter” in CONTRIBUTING.md.`,
    );
}
