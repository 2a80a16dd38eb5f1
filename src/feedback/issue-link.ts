/** The text of a prefilled issue. */
export interface IssueText {
  readonly title: string;
  /** Facts of the page, one a line: address, version, language. */
  readonly facts: readonly string[];
  /** What the reader is asked to write. */
  readonly question: string;
}

/** Servers refuse much longer addresses, in which a Chinese character takes nine letters. */
const LONGEST_QUOTE = 400;

/** The address of a new issue in a repository, filled in with what the page knows. */
export function issueLink(repository: string, { title, facts, question }: IssueText): string {
  const body = `${facts.join('\n')}\n\n${question}\n\n`;
  return `${repository}/issues/new?${new URLSearchParams({ title, body })}`;
}

/** The address of the same issue, which begins with a passage as Markdown quotes it. */
export function quoteIn(issue: string, passage: string): string {
  const letters = [...passage.trim()];
  const isLong = letters.length > LONGEST_QUOTE;
  const text = isLong ? `${letters.slice(0, LONGEST_QUOTE).join('').trimEnd()}…` : letters.join('');
  const quote = text
    .split(/\n+/)
    .map((line) => `> ${line.trim()}`)
    .join('\n');
  const url = new URL(issue);
  url.searchParams.set('body', `${quote}\n\n${url.searchParams.get('body')}`);
  return url.href;
}
