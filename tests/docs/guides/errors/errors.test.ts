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
import { explainLog } from '../../../../src/messages/explain-log';
import { disguises } from '../../../lib/disguises';
import { messageIds } from './message-ids';
import { quotedErrors } from './quoted-errors';

const processes = 2;
const docs = openDocs();
const pageOf = ({ page }: Pick<QuotedError, 'page'>) => docs.page(`docs/guide/${page}.mdx`)!;

interface Outcome {
  /** What was wrong with the quote; undefined if the tool prints it. */
  readonly fault?: string;
  readonly printed: string;
}

/** How many of the printed messages are recognized, of all in all disguises. */
const RECOGNIZED = 0.95;

async function checkQuote(error: QuotedError): Promise<Outcome> {
  const workspace = openWorkspace();
  try {
    const quote = fullQuote(pageOf(error), error.quote);
    workspace.write('package.json', '{ "name": "my-app", "type": "module" }\n');
    for (const [name, text] of Object.entries(error.files)) workspace.write(name, text);
    for (const entry of ['@rsbuild/core', ...(error.packages ?? [])]) {
      linkPackage(workspace.root, typeof entry === 'string' ? { name: entry } : entry);
    }
    const printed = stripVTControlCharacters(await (error.provoke ?? command('build'))(workspace));
    if (isPrinted(quote, printed, workspace.root)) return { printed };
    return { printed, fault: `expected\n${quote}\n\nfound\n${printed}` };
  } catch (failure) {
    return { printed: '', fault: (failure as Error).message };
  } finally {
    await workspace.close();
  }
}

describe('errors that pages quote, provoked with the real tools', () => {
  let answers: Outcome[] = [];

  beforeAll(async () => {
    ensureSamplePackages();
    answers = await inParallel(processes, quotedErrors, checkQuote);
  }, 600_000);

  afterAll(closeBrowser);

  it.each(quotedErrors.map((error, index) => [error.page, error.quote, index] as const))(
    '%s: %s',
    (page, quote, index) => {
      const { fault } = answers[index]!;
      if (fault !== undefined) throw new Error(`docs/guide/${page}.mdx: ${quote}\n${fault}`);
    },
  );

  it('is recognized as what it is, in each disguise', () => {
    const cases = quotedErrors.flatMap(({ page, quote }, index) =>
      Object.entries(disguises).map(([name, disguise]) => ({
        name: `${page}: ${quote}, ${name}`,
        expected: messageIds[page]?.[quote],
        found: explainLog(disguise(answers[index]!.printed))[0]?.id ?? null,
      })),
    );
    const missed = cases.filter(({ expected, found }) => expected !== found);
    expect(missed.slice(Math.floor(cases.length * (1 - RECOGNIZED)))).toEqual([]);
  });

  it('provokes every message that the page on exceptions shows', () => {
    const page = 'faq/exceptions';
    const quotes = quotedErrors.filter((error) => error.page === page).map(({ quote }) => quote);
    const shown = listFences(pageOf({ page })).filter(({ lang }) => lang === 'txt');
    const without = shown.filter(({ code }) => !quotes.some((quote) => code.startsWith(quote)));
    expect(without.map(({ fenceLine }) => `docs/guide/${page}.mdx:${fenceLine}`)).toEqual([]);
  });
});
