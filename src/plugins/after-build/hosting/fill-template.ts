import fs from 'node:fs';
import path from 'node:path';

const FOLDER = path.resolve(__dirname, '../../../../deploy/templates');
const NOTE =
  '# Made by `npm run docs -- hosting` from deploy/templates and src/plugins/after-build/hosting: change those, not this.\n';

/** A text, or lines of which each gets the indentation of the place. */
type Value = string | number | readonly string[];

/**
 * A configuration of deploy/templates with values in its places, such as `{{root}}`.
 * @throws Error where a place has no value
 */
export function fillTemplate(name: string, values: Readonly<Record<string, Value>>): string {
  const template = fs.readFileSync(path.join(FOLDER, name), 'utf8');
  return (
    NOTE +
    template.replace(/^([ \t]*)\{\{(\w+)\}\}$|\{\{(\w+)\}\}/gm, (_, indent = '', own, within) => {
      const key = own ?? within;
      const value = values[key];
      if (value === undefined) {
        const known = Object.keys(values).join(', ');
        throw new Error(`deploy/templates/${name}: expected one of ${known}, found {{${key}}}.`);
      }
      return [value]
        .flat()
        .map((line) => `${indent}${line}`)
        .join('\n');
    })
  );
}
