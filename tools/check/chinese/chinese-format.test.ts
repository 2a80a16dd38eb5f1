import { formatChinese } from './chinese-format';

describe('formatChinese', () => {
  it.each([
    ['使用HMR后', '使用 HMR 后'],
    ['热更新: 好的', '热更新：好的'],
    ['支持 SSR, 也支持 SSG', '支持 SSR，也支持 SSG'],
    ['Vite (或 webpack) 等', 'Vite（或 webpack）等'],
    ['好 的', '好的'],
    ['第一句。 第二句', '第一句。第二句'],
  ])('%s → %s', (text, expected) => {
    expect(formatChinese(text)).toBe(expected);
  });

  it.each(['Rsbuild, Rspack (both)', '版本 1.3.22（2025 年）', '按 Ctrl + C 退出', '默认为“auto”'])(
    'leaves %s alone',
    (text) => {
      expect(formatChinese(text)).toBe(text);
    },
  );
});
