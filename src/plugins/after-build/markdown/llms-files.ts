import { CHANGES_INDEX } from '../../../history/change-files';
import type { Section } from './sections';

/** A page in the lists for language models. */
export interface ListedPage {
  readonly title: string;
  readonly description: string;
  /** The address of its Markdown. */
  readonly url: string;
  /** Its Markdown, with what is above it. */
  readonly file: string;
}

/** The words of these files. */
export const LLMS_TEXTS = {
  howToRead: {
    message: 'Each link leads to a page as Markdown.',
    description: 'The text above the lists in llms.txt',
  },
  skill: {
    message: 'How agents use this documentation',
    description: 'The link to the skill file in llms.txt',
  },
  changes: {
    message: 'Changes between versions',
    description: 'The link to the list of files with changes in llms.txt',
  },
  fullText: {
    message: 'Full text',
    description: 'The heading above the links to the files with all pages in llms.txt',
  },
  allPages: {
    message: 'All pages',
    description: 'The link to the file with the text of all pages in llms.txt',
  },
} as const;

export interface LlmsSource {
  readonly title: string;
  readonly summary: string;
  /** In the site's language. */
  readonly labels: Readonly<Record<keyof typeof LLMS_TEXTS, string>>;
  /** The address of the language's start page, with a slash at the end. */
  readonly root: string;
  /** The address of the file that tells agents how to use the documentation. */
  readonly skill: string;
  readonly sections: readonly Section[];
  readonly pageOf: (address: string) => ListedPage;
}

const INDEX = 'llms.txt';
const FULL_TEXT = 'llms-full.txt';

const heading = ({ title, summary }: LlmsSource) => `# ${title}\n\n> ${summary}\n`;
const link = (text: string, url: string, note = '') => `- [${text}](${url})${note && `: ${note}`}`;
const list = (label: string, links: readonly string[]) => `## ${label}\n\n${links.join('\n')}\n`;

/** Pages one after the other, each with what is above it. */
const fullText = (source: LlmsSource, sections: readonly Section[]) =>
  [
    heading(source),
    ...sections.flatMap(({ pages }) => pages.map((page) => source.pageOf(page).file)),
  ].join('\n');

/** The files for language models by their names below the language's start page, as llmstxt.org describes them: one for each section, too. */
export function llmsFiles(source: LlmsSource): Record<string, string> {
  const { labels, root, skill, sections, pageOf } = source;
  const lists = sections.map(({ label, pages }) =>
    list(
      label,
      pages.map(pageOf).map(({ title, url, description }) => link(title, url, description)),
    ),
  );
  const howToRead = `${labels.howToRead} [${labels.skill}](${skill}) · [${labels.changes}](${root}${CHANGES_INDEX})\n`;
  const fullTexts = list(labels.fullText, [
    link(labels.allPages, root + FULL_TEXT),
    ...sections.map(({ label, name }) => link(label, `${root}${name}/${FULL_TEXT}`)),
  ]);
  return {
    [INDEX]: [heading(source), howToRead, ...lists, fullTexts].join('\n'),
    [FULL_TEXT]: fullText(source, sections),
    ...Object.fromEntries(
      sections.flatMap((section, i) => [
        [`${section.name}/${INDEX}`, [heading(source), howToRead, lists[i]].join('\n')],
        [`${section.name}/${FULL_TEXT}`, fullText(source, [section])],
      ]),
    ),
  };
}
