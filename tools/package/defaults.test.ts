import { sameDefault } from './default-equality';
import { readDefault } from '../pages/default-expression';

describe('readDefault', () => {
  it.each([
    ["'/'", '/'],
    ['true', true],
    ['undefined', undefined],
    ['[]', []],
    ["{ path: '/a', reconnect: 100 }", { path: '/a', reconnect: 100 }],
    ['{ origin: /^a$/ }', { origin: /^a$/ }],
  ])('takes %s for a value', (written, value) => {
    expect(readDefault(written)).toEqual({ value });
  });

  it.each(['the value of server.base', 'process.cwd()', "output.target === 'web'"])(
    'takes %s for words',
    (written) => {
      expect(readDefault(written)).toEqual({ words: written });
    },
  );
});

describe('sameDefault', () => {
  it.each([
    [{ js: undefined, css: false }, { css: false }, true],
    [[1, 2], [2, 1], false],
    [/^a$/, /^a$/, true],
    [/^a$/, /^b$/, false],
    [0, false, false],
  ])('%j and %j: %s', (left, right, expected) => {
    expect(sameDefault(left, right)).toBe(expected);
  });
});
