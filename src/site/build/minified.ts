import { minifyFragment, minifyFragmentSync, type FragmentOptions } from '@swc/html';

/** As Docusaurus minifies whole pages: what React compares with its own when it hydrates is left as it is. */
const OPTIONS: FragmentOptions = {
  removeComments: false,
  preserveComments: [],
  tagOmission: 'keep-head-and-body',
  sortSpaceSeparatedAttributeValues: false,
  sortAttributes: false,
  normalizeAttributes: false,
  removeEmptyAttributes: false,
  removeRedundantAttributes: 'none',
  minifyJs: true,
  minifyJson: true,
  minifyCss: true,
};

type Minified = ReturnType<typeof minifyFragmentSync>;

function codeOf({ code, errors = [] }: Minified): string {
  const [error] = errors;
  if (error)
    throw new Error(
      `HTML: expected elements that a browser leaves as they are, found: ${error.message}`,
    );
  return code;
}

/** A part of a page's body, minified. @throws Error where its HTML isn't valid */
export const minified = async (html: string): Promise<string> =>
  codeOf(await minifyFragment(html, OPTIONS));

/** The code of a script that stands in the page, minified. */
export function minifiedScript(code: string): string {
  const element = codeOf(minifyFragmentSync(`<script>${code}</script>`, OPTIONS));
  return element.slice('<script>'.length, -'</script>'.length);
}
