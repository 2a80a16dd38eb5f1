import fs from 'node:fs';
import path from 'node:path';
import { ZH_DOCS } from '../../src/i18n/content-path';
import { askChecks } from '#tools/check/ask-checks';
import type { Problem } from '#tools/pages/problem';

/** A page broken on purpose, and the check that must notice it. */
interface Mutation {
  breaks: string;
  file: string;
  /** the text that is replaced, once */
  from: string;
  to: string;
  check: string;
}

const mutations: Mutation[] = [
  {
    breaks: 'a default',
    file: 'docs/config/server/port.mdx',
    from: "default: '3000'",
    to: "default: '3001'",
    check: 'option-defaults',
  },
  {
    breaks: 'a default of one mode, which cannot be read',
    file: 'docs/config/dev/progress-bar.mdx',
    from: "  production: 'true'",
    to: "  production: 'false'",
    check: 'option-defaults',
  },
  {
    breaks: 'the version that brought an option',
    file: 'docs/config/server/cors.mdx',
    from: 'since: 1.1.11',
    to: 'since: 1.1.12',
    check: 'since',
  },
  {
    breaks: 'the version that brought a field, in the text',
    file: 'docs/config/dev/cli-shortcuts.mdx',
    from: '(since 1.1.0)',
    to: '(since 1.1.1)',
    check: 'since',
  },
  {
    breaks: 'the version that brought an environment variable, which no type shows',
    file: 'docs/config/server/open.mdx',
    from: '(since 1.3.4)',
    to: '(since 1.3.5)',
    check: 'since',
  },
  {
    breaks: 'a type',
    file: 'docs/config/dev/hmr.mdx',
    from: 'type: boolean',
    to: 'type: boolean | string',
    check: 'option-types',
  },
  {
    breaks: 'an optional field of a type, which assignability lets pass',
    file: 'docs/config/security/sri.mdx',
    from: 'algorithm?:',
    to: 'algorithms?:',
    check: 'option-types',
  },
  {
    breaks: 'the key of an option',
    file: 'docs/config/server/host.mdx',
    from: 'option: server.host',
    to: 'option: server.hostname',
    check: 'coverage',
  },
  {
    breaks: 'a key in a configuration',
    file: 'docs/config/server/strict-port.mdx',
    from: '    strictPort: true,',
    to: '    strictPorts: true,',
    check: 'sample-types',
  },
  {
    breaks: 'a heading of one language',
    file: `${ZH_DOCS}/config/server/compress.mdx`,
    from: '\n## ',
    to: '\n### ',
    check: 'languages',
  },
  {
    breaks: 'a term of the glossary',
    file: `${ZH_DOCS}/config/server/headers.mdx`,
    from: '开发服务器',
    to: '开发服务端',
    check: 'glossary',
  },
  {
    breaks: 'a JSON sample',
    file: 'docs/config/resolve/alias-strategy.mdx',
    from: '  "compilerOptions": {',
    to: '  compilerOptions: {',
    check: 'json',
  },
  {
    breaks: 'a flag of the command line',
    file: 'docs/config/server/base.mdx',
    from: 'rsbuild build --base /shop',
    to: 'rsbuild build --basis /shop',
    check: 'commands',
  },
  {
    breaks: 'the spacing of Chinese text',
    file: `${ZH_DOCS}/config/html/title.mdx`,
    from: ' HTML ',
    to: 'HTML ',
    check: 'chinese-copy',
  },
  {
    breaks: 'a figure of one language',
    file: `${ZH_DOCS}/config/output/data-uri-limit.mdx`,
    from: '改成 10 KiB',
    to: '改成 20 KiB',
    check: 'languages',
  },
  {
    breaks: 'a negation of one language',
    file: `${ZH_DOCS}/plugins/list/plugin-sass.mdx`,
    from: '默认不显示',
    to: '默认显示',
    check: 'languages',
  },
  {
    breaks: 'a word of one language that becomes its opposite',
    file: `${ZH_DOCS}/config/server/cors.mdx`,
    from: '之前执行',
    to: '之后执行',
    check: 'languages',
  },
  {
    breaks: 'a heading that has another name elsewhere',
    file: 'docs/config/resolve/extensions.mdx',
    from: '\n## Related',
    to: '\n## See also',
    check: 'prose',
  },
  {
    breaks: 'a Chinese heading that has another name elsewhere',
    file: `${ZH_DOCS}/config/resolve/dedupe.mdx`,
    from: '\n## 相关内容',
    to: '\n## 另请参阅',
    check: 'heading-twins',
  },
  {
    breaks: 'a configuration that compiles but cannot be loaded',
    file: 'docs/config/plugins.mdx',
    from: 'export default defineConfig({',
    to: "if (process.version) throw new Error('stop');\nexport default defineConfig({",
    check: 'config-loads',
  },
  {
    breaks: 'a statement that no proof holds',
    file: 'blog/v1-0.mdx',
    from: 'solves the first problem.',
    to: 'solves the second problem.',
    check: 'read-statements',
  },
  {
    breaks: 'the front matter',
    file: 'docs/config/mode.mdx',
    from: '\ntitle:',
    to: '\ntitel:',
    check: 'front-matter',
  },
];

const textOf = (file: string) => fs.readFileSync(path.resolve(__dirname, '../..', file), 'utf8');

function mutate({ file, from, to }: Mutation): string {
  const text = textOf(file);
  if (!text.includes(from))
    throw new Error(`${file}: expected ${JSON.stringify(from)} in the page`);
  return text.replace(from, () => to);
}

/** The line of the changed text; a fence's first line for checks of the whole sample. */
function lineOf({ file, from, check }: Mutation): number {
  const before = textOf(file).split(from)[0] ?? '';
  const line = before.split('\n').length + (from.startsWith('\n') ? 1 : 0);
  return ['config-loads', 'json'].includes(check)
    ? before.slice(0, before.lastIndexOf('```')).split('\n').length + 1
    : line;
}

describe('pages broken on purpose', () => {
  let problems: Problem[];

  beforeAll(async () => {
    const overlay = Object.fromEntries(
      mutations.map((mutation) => [mutation.file, mutate(mutation)]),
    );
    const files = Object.keys(overlay);
    const reports = await Promise.all([
      askChecks({ overlay, files, only: mutations.map(({ check }) => check) }),
      askChecks({ overlay, only: ['coverage'] }),
    ]);
    problems = reports.flatMap((report) => report.problems);
  }, 1_200_000);

  it.each(mutations)('are caught with page and line: $breaks', (mutation) => {
    const { file, check } = mutation;
    const found = problems.filter((problem) => problem.file === file && problem.check === check);
    expect(found.map(({ line }) => line)).toContain(lineOf(mutation));
  });

  it('say what was expected, what was found and how to fix it', () => {
    const told = problems.every(
      ({ what, expected, found, fix }) => what && expected && found && fix,
    );
    expect(told).toBe(true);
  });
});
