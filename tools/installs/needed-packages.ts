import { isBuiltin } from 'node:module';
import { listFences } from '../pages/fences';
import type { Page } from '../pages/page';

/** A package that a sample needs, and the line that names it. */
export interface NeededPackage {
  name: string;
  line: number;
}

const specifier = `['"]((?:@[a-z][\\w.-]*/)?[a-z][\\w.-]*)(?:/[^'"]*)?['"]`;
const imports = new RegExp(
  `(?:\\bfrom|\\bimport|\\brequire\\(|\\bimport\\(|\\bresolve\\(|@import|@use|@plugin|@reference)\\s*${specifier}`,
  'g',
);
/** Plugins of SWC, Babel and PostCSS that a configuration names: `[['@swc/plugin-emotion', {}]]`, `{ tailwindcss: {} }`. */
const plugins =
  /\bplugins:\s*(?:\[\s*\[?\s*['"]((?:@[\w.-]+\/)?[\w.-]+)['"]|\{\s*['"]?((?:@[\w.-]+\/)?[\w.-]+)['"]?:)/g;
const read = ['ts', 'tsx', 'js', 'jsx', 'vue', 'svelte', 'css', 'scss', 'less', 'json'];

/** The packages that the samples of a page import, or name as plugins. Not those of samples that show an error. */
export function listNeededPackages(page: Page): NeededPackage[] {
  return listFences(page)
    .filter(({ lang, attributes }) => read.includes(lang) && attributes.fails === undefined)
    .flatMap(({ code, line }) =>
      code.split('\n').flatMap((text, index) =>
        [...text.matchAll(imports), ...text.matchAll(plugins)].map(([, first, second]) => ({
          name: first ?? second ?? '',
          line: line + index,
        })),
      ),
    )
    .filter(({ name }) => !isBuiltin(name));
}
