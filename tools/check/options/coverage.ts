import undocumented from '../../../tests/docs/data/undocumented-options.json';
import type { Check } from '../check';
import { fileOfOption } from '../../pages/option-path';
import { readPackageOptions } from '../../package/package-options';
import type { Page } from '../../pages/page';
import type { Problem } from '../../pages/problem';

type Finding = Pick<Problem, 'file' | 'line' | 'what' | 'expected' | 'found' | 'fix'>;

const excused = 'tests/docs/data/undocumented-options.json';

/** Every option of RsbuildConfig has its page, and every page's option exists. Asked of all pages together. */
export const coverage: Check = {
  name: 'coverage',
  run(pages) {
    const options = readPackageOptions();
    return [
      ...options.flatMap((option) => checkOption(option, pages)),
      ...pages.flatMap((page) => checkPage(page, options)),
      ...undocumented.flatMap(({ option }) => checkExcuse(option, options)),
    ].map((finding) => ({ ...finding, check: 'coverage' }));
  },
};

const isExcused = (option: string) => undocumented.some((entry) => entry.option === option);

function checkOption(option: string, pages: Page[]): Finding[] {
  const file = fileOfOption(option);
  const page = pages.find((candidate) => candidate.file === file);
  if (page?.frontMatter.values.option === option || (!page && isExcused(option))) return [];
  return [
    {
      file,
      line: page?.frontMatter.lineOf('option') ?? 1,
      what: `option ${option} of RsbuildConfig has no page`,
      expected: `a page with \`option: ${option}\``,
      found: page ? `option: ${String(page.frontMatter.values.option)}` : 'no such file',
      fix: `write the page, or list the option in ${excused} with the reason`,
    },
  ];
}

function checkPage({ file, frontMatter }: Page, options: string[]): Finding[] {
  const { option } = frontMatter.values;
  if (typeof option !== 'string' || options.includes(option)) return [];
  return [
    {
      file,
      line: frontMatter.lineOf('option'),
      what: 'option is none of RsbuildConfig',
      expected: 'a key of RsbuildConfig',
      found: option,
      fix: 'correct the path; an option of another package has no `option` field',
    },
  ];
}

function checkExcuse(option: string, options: string[]): Finding[] {
  if (options.includes(option)) return [];
  return [
    {
      file: excused,
      line: 1,
      what: 'listed option is none of RsbuildConfig',
      expected: 'a key of RsbuildConfig without a page',
      found: option,
      fix: 'remove it from the list',
    },
  ];
}
