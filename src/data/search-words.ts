import glossary from '../../i18n/zh/glossary.json';
import type { SearchWords } from '../lib/search/query';

interface GlossaryTerm {
  readonly en: string;
  readonly zh: string;
  readonly avoid?: readonly string[];
}

const words = (text: string) => text.split(/\s+/);

/** Words that readers type around what they mean; a page need not have them. */
const weak = [
  ...words('a an the and or of in on at to for from by with without into as is are be do does did'),
  ...words('can could should how what why when where which who i my me we you your it its t s'),
  ...words('this that there not no use using used set setting change changing make get add want'),
  ...words('need way work works working new enable disable'),
  ...words(
    '如何 怎么 怎样 怎么样 怎么办 什么 是什么 为什么 哪里 哪个 哪些 吗 呢 吧 的 地 得 了 着',
  ),
  ...words(
    '和 与 或 及 在 到 从 把 被 用 对 是 有 没有 不 不了 可以 能 能否 请问 我 我的 中 里 时',
  ),
  ...words(
    '使用 修改 更改 改变 设置 配置 添加 增加 自定义 指定 进行 实现 方法 问题 一个 提升 自动 开启 启用 关闭 禁用',
  ),
];

/** What readers call a thing, beside what the pages call it. The glossary of the translation gives the rest. */
const spoken = [
  ['cors', 'cross origin', '跨域'],
  ['cli', 'command line', '命令行'],
  ['hmr', 'hot module replacement', 'hot reload', '热更新', '热替换', '热重载'],
  ['env', 'environment variables', '环境变量'],
  ['slow', 'speed', 'faster', 'performance', '慢', '速度', '性能'],
  ['size', 'smaller', '体积', '大小'],
  ['reduce', 'optimize', '减小', '减少', '优化'],
  ['multiple', 'several', 'multi', '多个', '多'],
  ['folder', 'directory', 'dir', '目录', '文件夹'],
  ['out of memory', '内存不足', '内存溢出', '内存泄漏'],
  ['not defined', 'undefined', '未定义'],
  ['type checking', 'type check', '类型检查'],
  ['micro frontend', 'module federation', '微前端', '模块联邦'],
  ['server side rendering', 'ssr', '服务端渲染'],
  ['deploy', 'deployment', '部署', '发布', '上线'],
  ['favicon', '网站图标'],
  ['image', '图片'],
  ['scss', 'sass'],
  ['svg component', 'svgr'],
  ['migrate', 'migration', '迁移'],
  ['getting started', 'quick start', '快速上手', '快速开始', '入门'],
  ['remove', '移除', '去掉', '删除'],
  ['disable', 'turn off', '关闭', '禁用'],
  ['enable', 'turn on', '开启', '启用'],
  ['create', '创建', '新建'],
  ['api', '接口'],
  ['import', '导入', '引入', '引用'],
  ['scope', '作用域', '隔离'],
  ['upgrade', '升级'],
  ['port', '端口'],
  ['release notes', 'announcement', 'changelog', '更新日志'],
];

/** Terms of the glossary that readers search for and that no group above has. */
const isNew = ({ en, zh }: GlossaryTerm) =>
  /^[a-z -]+$/.test(en) && !spoken.flat().includes(zh) && !spoken.flat().includes(en);

/** Words with a special part in queries. */
export const searchWords: SearchWords = {
  weak,
  synonyms: [
    ...spoken,
    ...(glossary as GlossaryTerm[])
      .filter(isNew)
      .map(({ en, zh, avoid = [] }) => [en, zh, ...avoid]),
  ],
  /** Pages that are seldom meant, or often. */
  factors: [
    { path: '/community/releases/', factor: 0.5 },
    { path: '/guide/start/features', factor: 0.7 },
    { path: '/guide/start/glossary', factor: 0.7 },
    { path: '/guide/start/quick-start', factor: 1.2 },
    { path: '/guide/migration/', factor: 0.8 },
    { path: '/api/', factor: 0.85 },
    { path: '/config/tools/', factor: 0.85 },
  ],
};
