import { isPrinted } from './match-quote';
import { differingSizes, listDrawnFiles, listPrintedFiles, listPrintedSizes } from './file-listing';
import { listGuideFiles } from './guide-files';
import { locateFailure } from './locate-failure';
import { listInstallCommands } from '../installs/install-commands';
import { compact, toExpression } from './shown';
import { readPage } from '../pages/page';

const fence = (meta: string, code: string) => `\`\`\`${meta}\n${code}\n\`\`\`\n\n`;
const page = readPage(
  'docs/guide/a.mdx',
  [
    '## First\n\n',
    fence('bash npm2yarn', 'npm add react@19 @rsbuild/plugin-react@1.3.1 -D\nnpm run dev'),
    fence('ts title="src/a.ts"', 'first();'),
    fence('json title="package.json"', '{}'),
    fence('ts title="rsbuild.config.ts"', 'export default 1;'),
    '## Second\n\n',
    fence('ts title="rsbuild.config.ts" variant', 'export default 2;'),
    fence('ts title="src/old.ts" legacy', 'old();'),
    fence('ts title="src/wrong.ts" fails="TS2322"', 'wrong();'),
    fence('ts title="One of two"', 'no();'),
  ].join(''),
);
const namesAndCode = (choice?: Parameters<typeof listGuideFiles>[1]) =>
  listGuideFiles(page, choice).map(({ name, code }) => [name, code.trim()]);

describe('the files of a guide', () => {
  it('are its unmarked fences with a path as title', () => {
    expect(namesAndCode()).toEqual([
      ['src/a.ts', 'first();'],
      ['rsbuild.config.ts', 'export default 1;'],
    ]);
  });

  it.each([
    ['a section', { sections: ['Second'] }],
    ['a text', { variants: ['export default 2'] }],
  ])('have a variant in place of the other where %s chooses it', (_, choice) => {
    expect(namesAndCode(choice)).toContainEqual(['rsbuild.config.ts', 'export default 2;']);
  });

  it('have package.json where its section is chosen', () => {
    expect(namesAndCode({ sections: ['First'] })).toContainEqual(['package.json', '{}']);
  });

  it.each([
    [{ sections: ['Third'] }, 'expected a section “Third”, found'],
    [{ variants: ['nobody'] }, 'expected one fence with “nobody”, found none'],
    [{ variants: ['export default'] }, 'expected one fence with “export default”, found 2'],
  ])('are refused for %j', (choice, message) => {
    expect(() => listGuideFiles(page, choice)).toThrow(message);
  });

  it('come with the packages that commands install', () => {
    const [command] = listInstallCommands(page);
    expect(command).toMatchObject({
      line: 4,
      packages: [
        { name: 'react', version: '19' },
        { name: '@rsbuild/plugin-react', version: '1.3.1' },
      ],
    });
  });
});

describe('where a failure is', () => {
  const files = [
    { name: 'src/index.ts', code: 'a\nb\nc\n', line: 10 },
    { name: 'src/a.ts', code: 'a\nb\n', line: 20 },
  ];

  it.each([
    ['File: /tmp/x/src/a.ts:1:1\n  ╭─[2:7]', 21],
    ['File: /tmp/x/src/a.ts:1:1\n ,-[/tmp/x/src/a.ts:2:1]\n @ ./src/index.ts', 21],
    ['File: ./src/index.ts:1:1\n  × Module not found', 10],
    ['expected a button', undefined],
  ])('%j', (message, line) => {
    expect(locateFailure(message, files)).toBe(line);
  });
});

describe('lists of files', () => {
  it('are read from a table and from a mere list', () => {
    const text = 'File (web)    Size\ndist/index.html   0.3 kB   0.2 kB\ndist/js/12.0123abcd.js\n';
    expect(listPrintedFiles(text)).toEqual(['dist/index.html', 'dist/js/[id].[hash].js']);
  });

  it('have sizes that may differ a little', () => {
    const sizesOf = (text: string) => listPrintedSizes(`File (web)    Size   Gzip\n${text}\n`);
    const shown = sizesOf('dist/js/12.0123abcd.js   182.1 kB   57.7 kB\ndist/index.html   0.37 kB');
    expect(shown).toEqual([
      { file: 'dist/index.html', size: 0.37 },
      { file: 'dist/js/[id].[hash].js', size: 182.1 },
    ]);
    const near = sizesOf('dist/js/7.89abcdef.js   185.5 kB\ndist/index.html   0.4 kB');
    expect(differingSizes(shown, near, 0.1)).toEqual([]);
    const far = sizesOf('dist/js/7.89abcdef.js   218.4 kB\ndist/index.html   0.4 kB');
    expect(differingSizes(shown, far, 0.1)).toEqual([
      'dist/js/[id].[hash].js: the page says 182.1 kB, found dist/js/[id].[hash].js of 218.4 kB',
    ]);
  });

  it('are read from a drawn tree', () => {
    const tree = 'dist\n├── static\n│   └── js\n│       └── a.js\n└── index.html';
    expect(listDrawnFiles(tree)).toEqual(['index.html', 'static/js/a.js']);
  });
});

describe('what a page shows', () => {
  it('is found whatever spaces, hashes and left-out parts are', () => {
    const shown = '.a {\n  background: url(/svg/a.01234567.svg);\n}\n.b { color: … }';
    const built = '.a{background:url(/svg/a.89abcdef.svg)}.b{color:red}';
    expect(compact(built)).toMatch(toExpression(shown));
  });

  it.each([
    [
      'File: /my-app/a.js\n  × Wrong',
      'File: /tmp/x/a.js\n ╭─[1:1]\n 1 │ a\n ╰────\n × Wrong',
      true,
    ],
    ['File: /my-app/a.js\n ╭─[1:1]\n × Wrong', 'File: /tmp/x/a.js \n ╭─[1:1]\n × Wrong', true],
    ['Wrong … here', 'Wrong one here', true],
    ['Wrong\nhere', 'Wrong\nin between\nhere', false],
  ])('%j is printed by %j: %s', (quote, printed, answer) => {
    expect(isPrinted(quote, printed, '/tmp/x')).toBe(answer);
  });
});
