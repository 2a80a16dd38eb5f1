import type { SearchWords } from '../lib/search/query';

/** Words that readers type around what they mean; a page need not have them. */
const weak = [
  ...'a an the and or of in on at to for from by with without into as is are be do does did can could should'.split(
    ' ',
  ),
  ...'how what why when where which who i my me we you your it its this that there not no'.split(
    ' ',
  ),
  ...'use using used set setting change changing configure make get add enable disable want need way work works working'.split(
    ' ',
  ),
  ...'如何 怎么 怎样 怎么样 怎么办 什么 是什么 为什么 哪里 哪个 哪些 吗 呢 吧 的 地 得 了 着 和 与 或 及 在 到 把 被 从 用 是 有 没有 不 不了 可以 能 能否 请问'.split(
    ' ',
  ),
  ...'使用 修改 更改 改变 设置 配置 开启 关闭 启用 禁用 添加 增加 自定义 指定 进行 实现 方法 问题 一个 我 我的 中 里 时'.split(
    ' ',
  ),
];

/** What readers call a thing, beside what the pages call it. */
const synonyms = [
  ['port', '端口'],
  ['proxy', '代理', '跨域'],
  ['cors', '跨域'],
];

export const searchWords: SearchWords = { weak, synonyms };
