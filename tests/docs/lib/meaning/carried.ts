/** A word of one language and what carries its meaning in the other: one of these is in every translation. */
export interface Carried {
  from: 'english' | 'chinese';
  word: RegExp;
  carriers: RegExp;
}

/** Names that stay as they are. */
const names =
  'Brotli CDN Chrome DOM ESLint Express Firefox Gzip JSON Jest Linux Nginx PostCSS Rollup Rust SSR SVG Safari Stylus Terser TypeScript Vite Vitest esbuild macOS pnpm webpack';

/** The same, but of what English may call “it” and Chinese by its name. */
const subjects = 'CSS HTML JSX SWC Tailwind UnoCSS Windows npm';

/** What Chinese may name where English has a pronoun, a plural or a longer name. */
const named = new Set(
  `${subjects} API Babel CSP HMR JavaScript Modules Polyfill Promise RegExp Rsbuild SRI SSE URL Vue Web WebSocket Worker`.split(
    ' ',
  ),
);

/** The names in a Chinese text that its English paragraph must have too. */
export const namesOf = (chinese: string): string[] =>
  [...chinese.matchAll(/(?<![\w@/.-])[A-Z][A-Za-z]{2,}(?![\w/-])/g)]
    .map(([name]) => name)
    .filter((name) => !named.has(name));

const carriedAsItIs = (name: string): Carried => ({
  from: 'english',
  word: new RegExp(`\\b${name}\\b`),
  carriers: new RegExp(name),
});

const english: [RegExp, RegExp][] = [
  [/\bonly\b/i, /只|仅|才|唯一|单独|专|除/],
  [/\bstill\b/i, /仍|还|依然|照样|也|保持|保留|继续|又|前面|更|能|时/],
  [/\bfinal\b/i, /最终|最后|确定/],
  [/\bmust\b/i, /必|须|需|要|应|不能|不得/],
  [/\bunique\b/i, /唯一|不重复|不同|不会/],
  [/\bdisabl\w*|\bturn\w* off\b/i, /关|禁|停|不|未|没|消除|移除/],
  [/\bmerg(?:e|es|ed|ing)\b/i, /合/],
  [/(?<!module )\breplac\w*/i, /替|取代|换|覆盖|改|为准/],
  [/\boverwrit\w*|\boverrid(?:es|den|ing)\b/i, /覆盖|改|优先|替|取代|重写/],
  [/\bskip\w*/i, /跳|省|忽略|不|无|免|略/],
  [/\bignor(?:e|es|ed|ing)\b/i, /忽略|不|无/],
  [/\bremov(?:es|ed|ing)\b/i, /移|删|去|清|消|不|没|除|保留/],
  [/\brestart\w*/i, /重启|重新启动/],
  [/\breload\w*/i, /刷新|重新加载|重载/],
  [/\bwatch(?:es|ed)? mode\b/i, /监听/],
  [/\bwarn\w*/i, /警告|提醒/],
  [/\bfails?\b|\bfailed\b/i, /失败|报错|出错|错误|不|无|异常/],
  [/\berrors?\b/i, /错|异常|404/],
  [/\bdownload\w*/i, /下载/],
  [/\bcach(?:e|es|ed|ing)\b/i, /缓存/],
  [/\bempty\b|\bempties\b/i, /空|清|没有|无/],
  [/\baddress(?:es)?\b/i, /地址|网址|URL|路径|位置|链接/],
  [/\bicons?\b/i, /图标/],
  [/\bmiddleware\b/i, /中间件/],
  [/\bprompts?\b/i, /问|提示/],
  [/\baccept\w*/i, /接受|接收|可|支持|能|允许/],
  [/\bdeprecat\w*/i, /弃用|废弃/],
  [/\bparallel\b/i, /并行|同时/],
  [/\basync\w*/i, /异步|async/],
  [/\blazy|\blazily/i, /懒|延迟|按需|lazy/],
  [/\bdynamic\w*/i, /动态|dynamic/],
  [/\bglobal\w*/i, /全局|全球/],
  [/\bpublic\b/i, /公|public/],
  [/\bproduction\b/i, /生产|线上|正式|production/],
  [/\bdevelopment\b/i, /开发|本地|development/],
  [/\broot\b/i, /根/],
  [/\bstrings?\b/i, /字符串|文本|字面量/],
  [/\bfonts?\b/i, /字体/],
  [/\bstylesheets?\b/i, /样式|CSS/],
  [/\btemplates?\b/i, /模板/],
  [/\bworkers?\b/i, /[Ww]orker/],
  [/\bprox(?:y|ies|ied)\b/i, /代理/],
  [/\btree shaking\b/i, /tree shaking/i],
  [/\bmaximum\b|\bat most\b/i, /最|不超过|至多|上限|以内/],
  [/\blarger\b|\bbigger\b/i, /大|超|增/],
  [/\bsmaller\b/i, /小|减|压缩/],
  [/\bfaster\b/i, /快|速|缩短/],
  [/\bslow\w*/i, /慢|耗时/],
  [/\bthree\b/i, /三|3/],
  [/\bbefore\b(?= \S)/i, /前|先|早|再|才|未|尚|还|低于|趁|开头/],
  [/(?<!\bone |named )\bafter\b(?= \S)(?! the other)/i, /后|完|再|过|接着|随|经|每|却/],
  [/\bmissing\b/i, /缺|少|漏|丢|没|不|无|未|找|否则/],
  [/\bdefaults?\b/i, /默认/],
  [/\bfolders?\b|\bdirector(?:y|ies)\b/i, /目录|文件夹|路径|清空|包/],
  [/\bheaders?\b/i, /头/],
  [/\bcookies?\b/i, /cookie/i],
  [/\bmemory\b/i, /内存/],
  [/\bdisk\b/i, /磁盘|写/],
  [/\bterminal\b/i, /终端/],
  [/\bconsole\b/i, /控制台|console/],
  [/\binstall\w*/i, /安装|装|registry/],
  [/\bcompil\w*/i, /编译|构建|转换|生成|预处理|面向/],
  [/\bminif\w*/i, /压缩/],
  [/\bcompress\w*/i, /压缩/],
  [/\bcop(?:y|ies|ied)\b/i, /复制|拷贝|副本|份|自带|缓存/],
  [/\bexport\w*/i, /导出|export/],
  [/\bcomments?\b/i, /注释/],
  [/\bcomponents?\b/i, /组件/],
  [/\bbrowsers?\b/i, /浏览器/],
  [/\bservers?\b/i, /服务|端口|响应|SSE/],
  [/\bconfig(?:uration)? files?\b/i, /配置文件/],
  [/\bexists?\b/i, /存在|已|有|现|定义/],
  [/\bwhether\b/i, /是|能否|有没有|会不会|无论|不管|哪|与否|如何/],
  [/\bdepend(?:s|ing)? on\b/i, /取决|视|根据|随|由|决定|依赖|相关|影响|无关|项目/],
  [/\bunless\b/i, /除非|除外|否则|不|未|没|才|默认|修改/],
  [/\balways\b/i, /始终|总|一直|都|每|一律|一定|必/],
  [/\bnever\b/i, /从不|永|绝|不|没|无/],
  [/\bautomatic\w*/i, /自动/],
  [/\bdirectly\b/i, /直接/],
  [/\bagain\b/i, /再|重|又|仍|恢复|次|继续|移除/],
  [/\b(?:latest|newest)\b/i, /最新|最近|latest/],
  [/\bso far\b/i, /目前|至今|为止|已/],
  [/\b(?:parameters?|arguments?)\b/i, /参数|选项|值/],
  [/\bcallbacks?\b/i, /回调/],
  [/\bextensions?\b/i, /扩展|后缀/],
  [/\bhash(?:ed)?\b(?! \|)/i, /哈希|hash|^[有无]$/],
];

const chinese: [RegExp, RegExp][] = [
  [
    /仍|依然|照样/,
    /still|ke[ep]|stay|remain|any|even|again|continu|regardless|whatever|unchanged|too|also|usual|although|leave|old|before|can|check|default|does|n['’]t|\bnot?\b/i,
  ],
  [/最终/, /final|finish|end|result|last|eventual|complete|to use|appear|will/i],
  [/原始/, /original|initial|raw|source|as (?:it is|they are)|unchanged|before|total/i],
  [/唯一/, /unique|only|single|sole|one|distinct/i],
  [
    /禁用|关闭|停用/,
    /disabl|off|clos|without|turn|stop|shut|end|exit|false|\bnot?\b|never|n['’]t/i,
  ],
  [/合并/, /merg|combin|together|join|single|bundl|concat|one|part of|added to|values/i],
  [/覆盖/, /overr|overwr|replac|cover|includ|instead|preced|win|both/i],
  [/刷新|重新加载|重载/, /load|refresh|full/i],
  [/重启|重新启动/, /restart|again|start/i],
  [/警告/, /warn/i],
  [/拒绝/, /reject|refus|den|block|\bnot\b|n['’]t/i],
  [/弃用|废弃/, /deprecat|instead/i],
  [
    /(?<!未)(?:必须|必填|必需)/,
    /\b(?:must|ha(?:s|ve) to|need\w*|requir\w*|should|mandatory|necessary|only|until|unless|to be|never|always|put|write|use|make sure|recogn\w*)\b/i,
  ],
  [
    /删除|移除|去掉/,
    /remov|delet|drop|strip|without|clean|clear|take|out|off|unlink|leave|empt|lost|gone|left|exclud|shak|eliminat|lose|disabl|prun|no longer|still|includes|\bno\b|\bnot\b|n['’]t/i,
  ],
  [
    /替换/,
    /replac|instead|substitut|swap|turn|overrid|place|becom|exchang|own|then|merged|n['’]t/i,
  ],
  [/失败/, /fail|error|reject|break|unsuccess|wrong|\bnot\b|n['’]t/i],
  [
    /报错/,
    /error|fail|throw|report|stop|reject|complain|break|message|wrong|crash|\bnot\b|n['’]t|[A-Z]\w+:|TS\d/i,
  ],
  [
    /所有|全部/,
    /\ball\b|every|each|\bany|whole|complete|entire|both|share|none|\bno\b|except|together/i,
  ],
  [/样式/, /styl|CSS|look|Tailwind|format|rules/i],
  [/生产/, /production/i],
  [/异步/, /async|promise|await|demand|laz/i],
  [/绝对/, /absolut|complete|full/i],
  [/字体/, /font/i],
  [/查询参数/, /quer|\?/i],
  [/根目录/, /root|project|top|directory|folder/i],
  [/旁边/, /next to|beside|side|near/i],
  [/URL/, /URL|address|link|path/i],
  [/旧/, /old|previous|legacy|earlier|former|outdated|stale|deprecated|still|1\.|0\.|lack|back/i],
  [/打包/, /bundl|pack|includ|build|into|output|in it|externals?/i],
  [
    /不同/,
    /differ|other|another|unlike|var(?:y|ies|ious)|contrast|separate|own|each|compared|distinct|several|chang|new|than|second|by kind|\bnot\b|n['’]t/i,
  ],
  [/最后/, /last|final|end|latest|recent|then|for production/i],
  [/第一/, /first|1|one|begin|new/i],
  [/(?<!小)组件/, /component|Vue|React|Svelte|SFC|class|parent|reload/i],
  [
    /(?<!运行|仓库)环境(?!要求)/,
    /environment|development|production|variable|in |test|everywhere|context|one|them|machine|staging|other|each|it\b/i,
  ],
  [/热更新/, /hot|HMR|updat|replac/i],
  [/配置文件/, /config|file|folder|module|\bone\b/i],
  [/服务器/, /serve|deliver|host|backend|proxy|address|\bit\b/i],
  [/客户端/, /client|browser|script|CSR/i],
  [/取决于/, /depend|decid|determin|vary|varies|according|follow/i],
  [/最新/, /latest|newest|recent|current|date|new\b/i],
  [/大部分|很大|大多/, /most|much|large|big|great|many|major|lot/i],
  [/返回值/, /return|result|value/i],
  [/回调/, /callback|function|login|return/i],
  [/扩展名/, /extension|ending|end|list|them/i],
  [/已有/, /exist|already|ha(?:s|ve|d)\b|there|current|present|\bown\b|earlier|step by step/i],
  [/缺少|缺失/, /missing|lack|without|absent|fail|\bno\b|\bnot\b|n['’]t/i],
  [/多余/, /unnecessary|extra|redundan|superfluous|more than|excess|not needed|unneeded|unused/i],
  [/压缩/, /mini[fm]|compress|gzip|brotli|zip|small|shrink|options/i],
  [/复制/, /cop(?:y|ies|ied)|emit|written|duplicat|clipboard|paste/i],
  [/注释/, /comment|annotat|line|them/i],
  [/哈希/, /hash|\bit\b/i],
  [/内存/, /memory/i],
  [/终端/, /terminal|console|command line|print|show/i],
];

export const carried: readonly Carried[] = [
  ...`${names} ${subjects}`.split(' ').map(carriedAsItIs),
  ...english.map(([word, carriers]) => ({ from: 'english' as const, word, carriers })),
  ...chinese.map(([word, carriers]) => ({ from: 'chinese' as const, word, carriers })),
];
