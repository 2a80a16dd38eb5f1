import { stripVTControlCharacters } from 'node:util';
import { openDocs } from '#tools/pages/docs';
import { listFences } from '#tools/pages/fences';
import { inParallel } from '#tools/command/in-parallel';
import { ensureSamplePackages } from '#tools/project/sample-packages';
import { closeBrowser } from '#tools/project/browser';
import { linkPackage } from '#tools/project/link-packages';
import { openWorkspace } from '#tools/project/workspace';
import { fullQuote, isPrinted } from '#tools/guides/match-quote';
import { command } from '#tools/guides/provoke';
import type { QuotedError } from '#tools/guides/quoted-error';
import { quotedErrors } from './quoted-errors';

const processes = 2;
const docs = openDocs();
const pageOf = ({ page }: Pick<QuotedError, 'page'>) => docs.page(`docs/guide/${page}.mdx`)!;

/** What was wrong with the quote; undefined if the tool prints it. */
async function checkQuote(error: QuotedError): Promise<string | undefined> {
  const workspace = openWorkspace();
  try {
    const quote = fullQuote(pageOf(error), error.quote);
    workspace.write('package.json', '{ "name": "my-app", "type": "module" }\n');
    for (const [name, text] of Object.entries(error.files)) workspace.write(name, text);
    for (const entry of ['@rsbuild/core', ...(error.packages ?? [])]) {
      linkPackage(workspace.root, typeof entry === 'string' ? { name: entry } : entry);
    }
    const printed = stripVTControlCharacters(await (error.provoke ?? command('build'))(workspace));
    if (isPrinted(quote, printed, workspace.root)) return undefined;
    return `expected\n${quote}\n\nfound\n${printed}`;
  } catch (failure) {
    return (failure as Error).message;
  } finally {
    await workspace.close();
  }
}

describe('errors that pages quote, provoked with the real tools', () => {
  let answers: (string | undefined)[] = [];

  beforeAll(async () => {
    ensureSamplePackages();
    answers = await inParallel(processes, quotedErrors, checkQuote);
  }, 600_000);

  afterAll(closeBrowser);

  it.each(quotedErrors.map((error, index) => [error.page, error.quote, index] as const))(
    '%s: %s',
    (page, quote, index) => {
      const answer = answers[index];
      if (answer !== undefined) throw new Error(`docs/guide/${page}.mdx: ${quote}\n${answer}`);
    },
  );

  it('provokes every message that the page on exceptions shows', () => {
    const page = 'faq/exceptions';
    const quotes = quotedErrors.filter((error) => error.page === page).map(({ quote }) => quote);
    const shown = listFences(pageOf({ page })).filter(({ lang }) => lang === 'txt');
    const without = shown.filter(({ code }) => !quotes.some((quote) => code.startsWith(quote)));
    expect(without.map(({ fenceLine }) => `docs/guide/${page}.mdx:${fenceLine}`)).toEqual([]);
  });
});
