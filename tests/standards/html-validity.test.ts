import { execFile, spawnSync } from 'node:child_process';
import path from 'node:path';
import { buildDir, builtFiles } from '../deploy/lib/build';

interface Message {
  readonly type: string;
  readonly url: string;
  readonly lastLine: number;
  readonly lastColumn: number;
  readonly message: string;
  readonly extract?: string;
}

/** What the standard has and the checker doesn't know yet. */
interface AheadOfChecker {
  /** The checker's message. */
  readonly message: RegExp;
  /** What it's about, in the page. */
  readonly extract: RegExp;
  /** Where the standard has it. */
  readonly section: string;
}

const AHEAD_OF_CHECKER: readonly AheadOfChecker[] = [
  {
    message: /“link”.*“blocking”/,
    extract: /rel="?expect"? [^>]*blocking="?render/,
    section: 'https://html.spec.whatwg.org/multipage/links.html#link-type-expect',
  },
];

const hasJava = spawnSync('java', ['-version']).status === 0;
const files = new Set(builtFiles.filter((file) => file.endsWith('.html')));
/** Each page once: `a/b/index.html` is the same as `a/b.html`. */
const pages = [...files].filter(
  (file) => !files.has(file.replace(/\/index\.html$/, '.html')) || !file.endsWith('/index.html'),
);

/** The messages of the Nu HTML Checker on files of the build. */
const check = (names: readonly string[]) =>
  new Promise<readonly Message[]>((resolve, reject) =>
    execFile(
      'java',
      [
        // Less than it needs is the default of some systems.
        '-Xss1m',
        '-jar',
        require.resolve('vnu-jar/build/dist/vnu.jar'),
        '--errors-only',
        '--format',
        'json',
        '--stdout',
        ...names,
      ],
      { cwd: buildDir, maxBuffer: 1e9 },
      (error, stdout, stderr) => {
        if (stdout) resolve((JSON.parse(stdout) as { messages: Message[] }).messages);
        else reject(error ?? new Error(`Expected the checker’s messages, found: ${stderr}`));
      },
    ),
  );

const isAhead =
  ({ message, extract = '' }: Message) =>
  (known: AheadOfChecker) =>
    known.message.test(message) && known.extract.test(extract);

/** Equal messages once, with their number and the first place. */
function listErrors(messages: readonly Message[]): string[] {
  const groups = new Map<string, Message[]>();
  for (const found of messages)
    groups.set(found.message, [...(groups.get(found.message) ?? []), found]);
  return [...groups].map(([message, [first, ...others]]) => {
    const file = path.relative(buildDir, new URL(first!.url).pathname);
    return `${message} ${others.length + 1} times, first in ${file}:${first!.lastLine}:${first!.lastColumn}: ${first!.extract ?? ''}`;
  });
}

// The public workflow has Java, so the pages are checked there in any case.
(hasJava || process.env.CI ? test : test.skip)(
  'all pages are valid HTML, by the Nu HTML Checker',
  async () => {
    const messages = await check(pages);
    const errors = messages.filter((message) => !AHEAD_OF_CHECKER.some(isAhead(message)));
    expect(listErrors(errors)).toEqual([]);
    const unneeded = AHEAD_OF_CHECKER.filter(
      (known) => !messages.some((message) => isAhead(message)(known)),
    );
    expect(unneeded).toEqual([]);
  },
  600_000,
);
