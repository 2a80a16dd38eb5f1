import { markChinese } from '../../../../src/plugins/mdx/code-language';

test.each([
  ['<span class="c">// 注释</span>', '<span class="c" lang="zh-CN">// 注释</span>'],
  ['<span class="k">const</span> a', '<span class="k">const</span> a'],
  [
    '<span class="k">echo</span> 你好 &lt;b',
    '<span class="k">echo</span><span lang="zh-CN"> 你好 &lt;b</span>',
  ],
  ['构建完成', '<span lang="zh-CN">构建完成</span>'],
])('%s', (html, expected) => {
  expect(markChinese(html)).toBe(expected);
});
