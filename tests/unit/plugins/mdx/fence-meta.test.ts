import { parseFenceMeta } from '../../../../src/plugins/mdx/fence-meta';

describe('parseFenceMeta', () => {
  it.each([
    ['', {}, []],
    ['title="src/index.ts"', { title: 'src/index.ts' }, []],
    ["title='a b.ts' {2,4-5}", { title: 'a b.ts' }, []],
    ['title="" a-b="c"', { title: '', 'a-b': 'c' }, []],
    [`title="it's"`, { title: "it's" }, []],
    ['{1,2} showLineNumbers  variant', {}, ['showLineNumbers', 'variant']],
    ['legacy{2}variant', {}, ['legacy', 'variant']],
    ['legacy title="a b"variant', { title: 'a b' }, ['legacy', 'variant']],
    ['npm2yarn', {}, ['npm2yarn']],
    ['legacy title="a"variant', { title: 'a' }, ['legacy', 'variant']],
    ['legacytitle="a" b', { legacytitle: 'a' }, ['b']],
    ['legacy[title="a"]', { title: 'a' }, ['legacy[', ']']],
    ['fails="TS2322" title="a.ts" legacy', { fails: 'TS2322', title: 'a.ts' }, ['legacy']],
  ])('%s', (meta, attributes, flags) => {
    expect(parseFenceMeta(meta)).toEqual({ attributes, flags });
  });
});
