import { indexFiles, type SourcePage } from '../../../../src/search/build/index-files';

const option: SourcePage = {
  path: '/config/dev/client',
  trail: ['Config', 'dev'],
  option: {
    option: 'dev.client',
    type: 'type Protocol = "ws";\n\n{\n  protocol?: Protocol;\n}',
    default: '{}',
  },
  text: {
    title: 'dev.client',
    description: 'The client.',
    keywords: ['reconnect', 'wss port'],
    headings: [[3, 'Error overlay', 'error-overlay']],
    texts: ['Intro.', 'Escape closes it.'],
  },
};
const guide: SourcePage = {
  path: '/guide/server',
  trail: [],
  text: { title: 'Server', description: '', keywords: [], headings: [], texts: [''] },
};

test('titles come in one file, texts in the other, of the same pages in the same order', () => {
  const { titles, texts } = indexFiles([option, guide]);
  expect(titles.pages).toEqual([
    {
      path: '/config/dev/client',
      title: 'dev.client',
      trail: ['Config', 'dev'],
      option: 'dev.client',
      type: '{ protocol?: Protocol; }',
      headings: [[3, 'Error overlay', 'error-overlay']],
    },
    { path: '/guide/server', title: 'Server', trail: [], headings: [] },
  ]);
  expect(texts.pages).toEqual([
    {
      description: 'The client.',
      about: 'type Protocol = "ws"; { protocol?: Protocol; } = {}',
      keywords: ['reconnect', 'wss port'],
      texts: ['Intro.', 'Escape closes it.'],
    },
    { description: '', texts: [''] },
  ]);
});

test('what other versions call an option, and which one removed it, comes with the titles', () => {
  const facts = {
    ...option.option!,
    otherNames: [['dev.socket', 'until', '1.1.7']] as const,
    removed: '2.0.0',
  };
  const [page] = indexFiles([{ ...option, option: facts }]).titles.pages;
  expect(page).toMatchObject({ otherNames: facts.otherNames, removed: '2.0.0' });
});

test('what other versions call a hook comes with its heading', () => {
  const versions = { otherNames: [['onAfterDevCompile', 'since', '1.5.0']] as const };
  const headings = [[3, 'onDevCompileDone', 'ondevcompiledone', versions]] as const;
  const [page] = indexFiles([{ ...guide, text: { ...guide.text, headings } }]).titles.pages;
  expect(page!.headings).toEqual(headings);
});

test('a long type is cut for the row', () => {
  const type = `Array<${'string | '.repeat(30)}number>`;
  const { titles } = indexFiles([{ ...option, option: { ...option.option!, type } }]);
  expect(titles.pages[0]!.type).toMatch(/^Array<string .{60,80}…$/);
});
