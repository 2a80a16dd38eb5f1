import { splitRun } from '../../../../src/search/engine/index/cjk-index';
import { WideIndex } from '../../../../src/search/engine/index/cjk-index';

const index = new WideIndex();
['设置开发服务器的端口', '修改配置文件', '代理', '热更新失效', '目录'].forEach((run, i) =>
  index.add(run, i),
);
const words = { weak: new Set(['修改', '怎么', '的']), wideWords: new Set(['开发服务器']) };

test.each([
  ['端口', '端口'],
  ['修改端口', '修改 端口'],
  ['怎么修改开发服务器端口', '怎么 修改 开发服务器 端口'],
  ['开发服务器的端口', '开发服务器 的 端口'],
  ['配置文件目录', '配置 文件 目录'],
  ['热更新', '热更新'],
  ['代理龘', '代理 龘'],
])('%s is cut into %s', (run, pieces) => {
  expect(
    splitRun(run, index, words)
      .map(({ text }) => text)
      .join(' '),
  ).toBe(pieces);
});

test('a character left over is weak, unless nothing has it', () => {
  expect(splitRun('代理口', index, words).at(-1)).toEqual({ text: '口', isWeak: true });
  expect(splitRun('代理龘', index, words).at(-1)).toEqual({ text: '龘', isWeak: false });
});
