/** Pages whose first question is answered in words, with the reason. */
export const lateCode: Record<string, string> = {
  'docs/guide/start/features.mdx':
    'It says what there is; the pages that it leads to have the code.',
};
