import type { Root } from 'mdast';
import type { Plugin } from 'unified';
import { highlight } from './highlight';
import { jsxElement } from './jsx-element';

interface PageFrontMatter {
  option?: string;
  type?: string;
  default?: string | Record<string, string>;
  since?: string;
  stale_translation?: boolean;
}

const toHtml = (code: string) => highlight(code.trim(), 'ts').join('\n');

/** One expression for all modes, or one per mode, as JSON: `[[mode, html], …]` with an empty mode for all. */
function defaultsOf(value: string | Record<string, string> = ''): string {
  const pairs = typeof value === 'string' ? [['', value]] : Object.entries(value);
  return JSON.stringify(pairs.map(([mode, code]) => [mode, toHtml(code!)]));
}

/** Remark: puts the option's table and the notice of a stale translation under the page's title. */
export const pageHeader: Plugin<[], Root> = () => (tree, file) => {
  const page = (file.data.frontMatter ?? {}) as PageFrontMatter;
  const header = [
    page.stale_translation && jsxElement('StaleTranslation', {}),
    page.option &&
      jsxElement('OptionHeader', {
        option: page.option,
        type: toHtml(page.type ?? ''),
        defaults: defaultsOf(page.default),
        since: page.since,
      }),
  ].filter((node) => node !== false && node !== undefined && node !== '');
  tree.children.unshift(...header);
};
