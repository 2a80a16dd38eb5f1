import { exchangedCode } from './exchanged-code';
import { codeEnd, codeStart } from '../../statements/as-read';

const marked = (text: string) => text.replace(/`(.*?)`/g, `${codeStart}$1${codeEnd}`);

const compare = (en: string, zh: string) => exchangedCode(marked(en), marked(zh));

describe('inline code that Chinese has the other way round', () => {
  it.each([
    ['a list', '`a`, `b` and `c`', '`a`、`c` 和 `b`', ['b', 'c']],
    ['who does what', '`a` calls `b`.', '`b` 调用 `a`。', ['a', 'b']],
    ['a new name', 'Rename `a` to `b`.', '将 `b` 改为 `a`。', ['a', 'b']],
    ['a value', 'It changes from `a` to `b`.', '从 `b` 变为 `a`。', ['a', 'b']],
    [
      'two of a kind',
      '`x` for `web`, and `y` for `node`',
      '`node` 为 `x`，`web` 为 `y`',
      ['web', 'node'],
    ],
    [
      'two of a kind that come first',
      'With `a` it is on, but not with `b`.',
      '使用 `b` 时开启，使用 `a` 时则不是。',
      ['a', 'b'],
    ],
  ])('is an error in %s', (_, en, zh, expected) => {
    expect(compare(en, zh)).toEqual(expected);
  });

  it.each([
    ['what belongs to something', '`a` of `b`', '`b` 的 `a`'],
    ['a possessor', "`a` and `b`'s `c`", '`a` 以及 `b` 的 `c`'],
    ['a condition', 'It is `a` if you set `b`.', '设置 `b` 时为 `a`。'],
    ['a place', 'Add `a` to `b`.', '在 `b` 中添加 `a`。'],
    ['an adverbial', 'With `a`, `b` has no effect.', '`b` 对 `a` 不起作用。'],
    ['pairs of both', '`x` for `web`, `y` for `node`', '`web` 为 `x`，`node` 为 `y`'],
    ['names that are there twice', '`a` is `b`, `b` is `a`', '`b` 为 `a`，`a` 为 `b`'],
    ['names of one language', '`a` is `b`', '`b` 就是它'],
  ])('is fine in %s', (_, en, zh) => {
    expect(compare(en, zh)).toBeUndefined();
  });
});
