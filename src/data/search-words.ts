import glossary from '../../i18n/zh/glossary.json';
import type { SearchWords } from '../lib/search/dictionary';

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
  ...words('all any some every each only more under when while after before during via per'),
  ...words('custom own right wrong possible best better good simple'),
  ...words('stop put allow keep show see run fail fails failed let force avoid prevent configure'),
  ...words(
    'customize specify choose pick take give tell know happen happens broken instead inside',
  ),
  ...words('hide display find detect apply handle define serve generate pass turn'),
  ...words('move rename replace access call look load automatically automatic by only'),
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
  ['out of memory', 'memory leak', 'oom', '内存不足', '内存溢出', '内存泄漏'],
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
  ['ts', 'typescript'],
  ['js', 'javascript'],
  ['antd', 'ant design'],
  ['base path', 'sub path', 'subpath', 'subdirectory', '基础路径', '子路径', '子目录'],
  ['spa', 'single page', '单页应用', '单页面应用'],
  [
    'mpa',
    'multi page',
    'multiple pages',
    'several pages',
    '多页',
    '多页面',
    '多页应用',
    '多个页面',
  ],
  ['reload', 'refresh', '刷新'],
  ['restart', '重启'],
  ['watch', '监听', '监视'],
  ['code splitting', 'split', '代码分割', '代码拆分', '拆包', '分包', '拆分'],
  ['lazy load', 'lazy loading', 'load on demand', '懒加载', '按需加载', '动态加载', '动态导入'],
  ['same network', 'local network', 'lan', '局域网', '同一网络', '内网'],
  ['phone', 'mobile', '手机', '移动端'],
  ['copy', '复制', '拷贝'],
  ['clean', 'clear', 'empty', '清空', '清理', '清除'],
  ['warning', '警告', '告警'],
  ['silence', 'suppress', 'ignore', '忽略', '屏蔽', '消除'],
  ['hash', '哈希'],
  ['certificate', 'cert', '证书'],
  ['font', '字体'],
  ['license', 'licence', 'legal', '许可证', '版权'],
  ['comment', '注释'],
  ['csp', 'content security policy', 'nonce', '内容安全策略'],
  ['sri', 'integrity', '子资源完整性', '完整性校验'],
  ['analyze', 'analyse', 'analysis', '分析'],
  ['build', '构建', '打包'],
  ['terminal', 'console output', '终端', '控制台'],
  ['preview', '预览'],
  ['global', '全局'],
  ['eslint', 'lint', '代码检查'],
  ['public dir', 'public directory', 'public folder', 'public 目录', '公共目录', '公用目录'],
  ['bundle analyze', 'bundle analysis', 'treemap', '打包分析', '产物分析'],
  ['transpile', 'downgrade', 'syntax', '转译', '降级', '语法'],
  ['debug', 'verbose', '调试'],
  ['websocket', 'ws'],
  ['shortcut', '快捷键'],
  ['manifest', 'list of files', '清单'],
  ['template parameters', 'template variables', '模板变量', '模板参数'],
  ['middleware', 'mock', '中间件'],
  ['app icon', 'pwa', 'web app manifest'],
  ['client', '客户端'],
  ['dist path', 'output folder', 'output directory', '产物目录', '输出目录'],
  ['css modules', 'style isolation', '样式隔离'],
  ['decorator', '装饰器'],
  ['title', '标题'],
  ['icon', '图标'],
  ['header', '请求头', '响应头'],
  ['external', '外部依赖'],
  ['extension', '扩展名', '后缀'],
  ['charset', '字符集', '编码'],
  ['dedupe', 'duplicate', '重复', '去重'],
  ['progress bar', '进度条'],
  ['inject', '注入'],
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
