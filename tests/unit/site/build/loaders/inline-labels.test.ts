import inlineLabels from '../../../../../src/site/build/loaders/inline-labels.cjs';

const IMPORT = "import Translate, { translate } from '@docusaurus/Translate';\n";
const labels = { 'a.b': '关闭“{what}”' };

const inline = (source: string) =>
  (inlineLabels as (this: object, source: string) => string)
    .call({ getOptions: () => ({ labels }) }, IMPORT + source)
    .slice(IMPORT.length);

test.each([
  [
    "const a = translate({ id: 'a.b', message: 'Close {what}', description: 'd' }, { what });",
    'const a = translate({message: "关闭“{what}”"}, { what });',
  ],
  [
    "const a = translate({ id: 'unknown', message: 'Close', description: 'd' });",
    'const a = translate({message: "Close"});',
  ],
  [
    '<Translate id="a.b" description="d" values={{ what }}>\n  Close\n  it\n</Translate>',
    '<Translate values={{ what }}>{"关闭“{what}”"}</Translate>',
  ],
  [
    '<Translate id="unknown" description="d">\n  {\'Close {what}\'}\n</Translate>',
    '<Translate>{"Close {what}"}</Translate>',
  ],
  ['<Translate id="unknown">\n  Close\n  it\n</Translate>', '<Translate>{"Close it"}</Translate>'],
])('%j becomes %j', (source, expected) => {
  expect(inline(source).replace(/ +(?=[ >])|\n */g, '')).toBe(expected);
});

test.each(['translate({ id, message });', '<Translate id={id}>{text}</Translate>'])(
  '%j, which no one can read before it runs, stays',
  (source) => {
    expect(inline(source)).toBe(source);
  },
);

test('a label within the values of another is written too', () => {
  const source =
    '<Translate id="x" values={{ link: <Translate id="a.b">Close</Translate> }}>{\'See {link}\'}</Translate>';
  expect(inline(source).replace(/ +(?=[ >])/g, '')).toBe(
    '<Translate values={{ link: <Translate>{"关闭“{what}”"}</Translate> }}>{"See {link}"}</Translate>',
  );
});
