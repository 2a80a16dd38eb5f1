import { parseFenceMeta } from '../../../../src/reading/build/fence-meta';

describe('parseFenceMeta', () => {
  it.each([
    ['', {}, []],
    ['title="src/index.ts"', { title: 'src/index.ts' }, []],
    ["title='a b.ts' {2,4-5}", { title: 'a b.ts' }, []],
    ['npm2yarn', {}, ['npm2yarn']],
    ['fails="TS2322" title="a.ts" legacy', { fails: 'TS2322', title: 'a.ts' }, ['legacy']],
  ])('%s', (meta, attributes, flags) => {
    expect(parseFenceMeta(meta)).toEqual({ attributes, flags });
  });
});
