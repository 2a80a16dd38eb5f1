import glossary from '../../../i18n/zh/glossary.json';
import type { SearchWords } from '../engine/words';
import { synonyms } from './synonyms';

const words = (text: string) => text.split(/\s+/);

/** Words that readers type around what they mean; a page need not have them. */
const stopWords: readonly string[] = [
  ...words('a an the and or of in on at to for from by with without into as is are be do does did'),
  ...words('can could should how what why when where which who i my me we you your it its t s'),
  ...words('this that there not no use using used set setting change changing make get add want'),
  ...words('need way work works working new enable disable'),
  ...words('all any some every each only more under when while after before during via per'),
  ...words('custom own right wrong possible best better good simple'),
  ...words('stop put allow keep show see run fail fails failed let force avoid prevent configure'),
  ...words(
    'customize specify choose pick take give tell know happen happens broken instead inside',
  ),
  ...words('hide display find detect apply handle define serve generate pass turn'),
  ...words('move rename replace access call look load automatically automatic'),
  ...words('please help example tutorial docs documentation vs between about options rsbuild'),
  ...words(
    '如何 怎么 怎样 怎么样 怎么办 什么 是什么 为什么 哪里 哪个 哪些 吗 呢 吧 的 地 得 了 着',
  ),
  ...words(
    '和 与 或 及 在 到 从 把 被 用 对 是 有 没有 不 不了 可以 能 能否 请问 我 我的 中 里 时',
  ),
  ...words(
    '读取 获取 加载 处理 生成 启动 执行 运行 查看 找到 找不到 自动 所有 全部 里面 第三方 类型的',
  ),
  ...words(
    '不要 不能 不会 无法 没 同时 时候 之后 之前 走 放到 放在 保留 要求 失败 出现 显示 选择 支持 例子 示例 教程 文档 别的 其他 不同 去 让 给 后 前 接入',
  ),
  ...words(
    '不生效 失效 无效 生效 起效 没起 效果 报错 出错 一直 已经 导致 部分 内部 通过 方式 需要 项目 工程 改造 方案',
  ),
  ...words(
    '能不能 可不可以 是不是 有没有 会不会 应当 直接 再 又 也 将 成 改成 变成 修改成 看下 看看 写 创建 错误',
  ),
  ...words(
    '最佳 实践 正确 这 那 这个 那个 三个 现在 目前 应该 都 全 想 来 就 会 太 很 多 它 仍然 还是 一边',
  ),
  ...words(
    'expected unable able try trying tries seem seems everything question issue problem bug support',
  ),
  ...words(
    'machine report reports cannot can’t cant doesn doesnt don isn anymore after again them they there',
  ),
  ...words(
    '使用 修改 更改 改变 设置 配置 添加 增加 自定义 指定 进行 实现 方法 问题 一个 提升 自动 开启 启用 关闭 禁用',
  ),
];

interface GlossaryTerm {
  readonly en: string;
  readonly zh: string;
  readonly avoid?: readonly string[];
}

const known = new Set(synonyms.flat());

/** Terms that readers search for and that no group of synonyms has. */
const isNew = ({ en, zh }: GlossaryTerm) =>
  /^[a-z -]+$/.test(en) && !known.has(zh) && !known.has(en);

/** Words with a special part in queries; the glossary of the translation gives more synonyms. */
export const searchWords: SearchWords = {
  stopWords,
  synonyms: [
    ...synonyms,
    ...(glossary as GlossaryTerm[])
      .filter(isNew)
      .map(({ en, zh, avoid = [] }) => [en, zh, ...avoid]),
  ],
};
