import type { RsbuildConfig } from '@rsbuild/core';
import type { Page } from '../../pages/page';

type Fields = Record<string, unknown>;

const primitive = ['string', 'number', 'boolean'];

/** Gives the page's option as an array of one, if its type has arrays of what it is; undefined if not. */
export const asArray = (config: RsbuildConfig, page: Page) =>
  changeOption(config, page, (value, forms) =>
    !Array.isArray(value) && forms.some((form) => isArrayOf(form, value, forms))
      ? [value]
      : undefined,
  );

/** Whether a form of a type is an array of such values as other forms of it are. */
function isArrayOf(form: string, value: unknown, forms: string[]): boolean {
  const element = /^Array<(.*)>$/s.exec(form)?.[1] ?? /^\(?(.*?)\)?\[\]$/s.exec(form)?.[1];
  if (element === undefined) return false;
  const elements = listForms(element);
  if (primitive.includes(typeof value)) return elements.includes(typeof value);
  return elements.some((one) => forms.includes(one));
}

/** Gives the page's option as a function that returns it, if its type has functions. */
export const asFunction = (config: RsbuildConfig, page: Page) =>
  changeOption(config, page, (value, forms) =>
    primitive.includes(typeof value) && forms.some((form) => /^[^{]*=>|Fn$/.test(form))
      ? () => value
      : undefined,
  );

function changeOption(
  config: RsbuildConfig,
  page: Page,
  change: (value: unknown, forms: string[]) => unknown,
): RsbuildConfig | undefined {
  const { option, type } = page.frontMatter.values;
  if (typeof option !== 'string' || typeof type !== 'string') return undefined;
  const path = option.split('.');
  const value = path.reduce<unknown>((at, name) => (at as Fields | undefined)?.[name], config);
  if (value === undefined) return undefined;
  const changed = change(value, listForms(type));
  return changed === undefined
    ? undefined
    : (withValue(config as Fields, path, changed) as RsbuildConfig);
}

function withValue(fields: Fields, [name = '', ...rest]: string[], value: unknown): Fields {
  const below = rest.length > 0 ? withValue((fields[name] ?? {}) as Fields, rest, value) : value;
  return { ...fields, [name]: below };
}

/** The members of the union that a type is: what stands after its helper declarations. */
export function listForms(type: string): string[] {
  const expression =
    type
      .trim()
      .split(/\n\s*\n/)
      .at(-1) ?? '';
  const forms = [''];
  let depth = 0;
  for (const [index, letter] of [...expression].entries()) {
    if ('([{<'.includes(letter)) depth += 1;
    if (')]}'.includes(letter) || (letter === '>' && expression[index - 1] !== '=')) depth -= 1;
    if (letter === '|' && depth === 0) forms.push('');
    else forms[forms.length - 1] += letter;
  }
  return forms.map((form) => form.trim()).filter((form) => form !== '');
}
