/** The words of one meaning in both languages. */
interface Side {
  en: RegExp;
  zh: RegExp;
}

export type Opposites = readonly Side[];

/** Meanings that a translation must not exchange, whatever is negated beside them. */
export const fixedOpposites: readonly Opposites[] = [
  [
    { en: /\bsame\b|\bequal\b/gi, zh: /(?<!不|完全)相同|同样|同一/g },
    { en: /\bdifferent\b|\bdiffers?\b/gi, zh: /不同|不一致|不一样/g },
  ],
  [
    { en: /\bcase[- ]sensitive|\bcase matters/gi, zh: /(?<!不)区分大小写/g },
    { en: /\bcase[- ]insensitive|\bignor\w* case/gi, zh: /不区分大小写|忽略大小写/g },
  ],
  [
    { en: /\b(?:still|keeps?|stays?|remains?)\b/gi, zh: /仍|依然|保持|保留|照样/g },
    { en: /\b(?:no longer|any ?more|any longer)\b/gi, zh: /不再/g },
  ],
  [
    { en: /\bin (?:this |the )?order\b|\bin turn\b/gi, zh: /依次|按顺序|从前往后/g },
    { en: /\b(?:reverse\w*|backwards?)\b/gi, zh: /倒序|逆序|反向|从后往前/g },
  ],
  [
    { en: /\bfrom left\b|\bfrom top\b/gi, zh: /从左到右|从上到下/g },
    { en: /\bfrom right\b|\bfrom bottom\b/gi, zh: /从右到左|从下到上/g },
  ],
];

/** The same, but of what is affirmed: “not hidden” may be “shown”. */
export const opposites: readonly Opposites[] = [
  [
    {
      en: /\b(?:before(?= \S)|earlier|precedes?|prior)\b/gi,
      zh: /之前|以前|先于|早于|前(?=[，。])/g,
    },
    {
      en: /\b(?:after|later|(?<!until )then|follow\w*)\b/gi,
      zh: /之后|以后|后于|晚于|随后|后(?=[，。])/g,
    },
  ],
  [
    {
      en: /\b(?:enabl\w*|(?:(?:turn|switch)\w*(?: \w+){0,3}?|is|['’]s|are) on)\b/gi,
      zh: /启用|开启|打开/g,
    },
    {
      en: /\b(?:disabl\w*|(?:(?:turn|switch)\w*(?: \w+){0,3}?|is|['’]s|are) off)\b/gi,
      zh: /禁用|关闭|停用/g,
    },
  ],
  [
    {
      en: /\b(?:larger|bigger|greater|longer|more|exceeds?|over|above|at least)\b/gi,
      zh: /大于|更大|更多|更长|高于|至少|不小于|(?<!不)超过/g,
    },
    {
      en: /\b(?:smaller|shorter|fewer|less|up to|at most|below|under|within)\b/gi,
      zh: /小于|更小|更少|更短|低于|至多|不超过|不大于/g,
    },
  ],
  [
    { en: /\b(?:maximum|largest|longest|highest|most)\b/gi, zh: /最大|最多|最高|最长/g },
    { en: /\b(?:minimum|smallest|shortest|lowest|least)\b/gi, zh: /最小|最少|最低|最短|至少/g },
  ],
  [
    { en: /\b(?:higher|increas\w*|rais\w*)\b/gi, zh: /更高|提高|调高|增大/g },
    { en: /\b(?:lower|decreas\w*|reduc\w*)\b/gi, zh: /更低|降低|调低|减少|减小/g },
  ],
  [
    { en: /\b(?:faster|fastest|speeds? up)\b/gi, zh: /更快|最快|加快|加速|快得多/g },
    { en: /\b(?:slower|slowest|slows? down)\b/gi, zh: /更慢|最慢|减慢|变慢|慢得多/g },
  ],
  [
    { en: /\b(?:show\w*|display\w*)\b/gi, zh: /显示|展示/g },
    { en: /\b(?:hid\w*)\b/gi, zh: /隐藏/g },
  ],
  [
    { en: /\b(?:add|adds|added|adding|append\w*|insert\w*)\b/gi, zh: /添加|加上|追加|插入|加入/g },
    { en: /\b(?:remov\w*|delet\w*|drop\w*)\b/gi, zh: /移除|删除|去掉|去除|删掉/g },
  ],
  [
    { en: /\b(?:two|both|twice|second)\b/gi, zh: /两|二/g },
    { en: /\b(?:three|third)\b/gi, zh: /三/g },
    { en: /\bfour\b/gi, zh: /四/g },
    { en: /\bfive\b/gi, zh: /五/g },
    { en: /\bsix\b/gi, zh: /六/g },
    { en: /\bseven\b/gi, zh: /七/g },
    { en: /\beight\b/gi, zh: /八/g },
    { en: /\bnine\b/gi, zh: /九/g },
    { en: /\bten\b/gi, zh: /十/g },
  ],
  [
    { en: /\bfirst\b/gi, zh: /首先|第一|最先|首个/g },
    { en: /\b(?:last|finally)\b/gi, zh: /最后/g },
  ],
  [
    { en: /\b(?:start\w*|begin\w*|listen\w*)\b/gi, zh: /开始|开头|启动/g },
    { en: /\b(?:end|ends|finish\w*|stop\w*|exit\w*|clos\w*)\b/gi, zh: /结束|末尾|结尾|停止|退出/g },
  ],
  [
    { en: /\b(?:inside|within|internal\w*|inner)\b/gi, zh: /内部|之内|以内|里面/g },
    { en: /\b(?:outside|external\w*|outer)\b/gi, zh: /外部|之外|以外|外面/g },
  ],
  [
    { en: /\b(?:development|dev)\b/gi, zh: /开发/g },
    { en: /\bproduction\b/gi, zh: /生产/g },
  ],
  [
    { en: /\bclients?\b/gi, zh: /客户端/g },
    { en: /\bservers?\b/gi, zh: /服务端|服务器/g },
  ],
  [
    { en: /\bsync(?:hronous\w*)?\b/gi, zh: /(?<!异)同步/g },
    { en: /\basync(?:hronous\w*)?\b/gi, zh: /异步/g },
  ],
  [
    { en: /\b(?:allow\w*|permit\w*|accept\w*)\b/gi, zh: /允许|接受/g },
    {
      en: /\b(?:forbid\w*|den(?:y|ied|ies)|reject\w*|block\w*|refus\w*)\b/gi,
      zh: /禁止|拒绝|阻止|拦截/g,
    },
  ],
  [
    { en: /\b(?:includ\w*|contain\w*)\b/gi, zh: /包含|包括/g },
    { en: /\b(?:exclud\w*|except|other than|besides)\b/gi, zh: /排除|除(?:了|(?!非).{0,15}外)/g },
  ],
  [
    { en: /\bread(?:s|ing)?\b/gi, zh: /读取/g },
    { en: /\bwrit(?:es?|ing|ten)\b/gi, zh: /写入|写出/g },
  ],
  [
    { en: /\bthrow(?:s|n)?\b/gi, zh: /抛出/g },
    { en: /\b(?:print|log)(?:s|ged|ed)?\b/gi, zh: /打印/g },
  ],
  [
    { en: /\babsolute\b/gi, zh: /绝对/g },
    { en: /\brelative\b/gi, zh: /相对/g },
  ],
  [
    { en: /\bupper ?case\b/gi, zh: /大写/g },
    { en: /\blower ?case\b/gi, zh: /小写/g },
  ],
  [
    { en: /\bleft\b/gi, zh: /左/g },
    { en: /\bright\b/gi, zh: /右/g },
  ],
  [
    { en: /\blocal\w*\b/gi, zh: /局部|本地/g },
    { en: /\bglobal\w*\b/gi, zh: /全局/g },
  ],
  [
    { en: /\bpublic\b/gi, zh: /公开|公共/g },
    { en: /\bprivate\b/gi, zh: /私有/g },
  ],
  [
    { en: /\b(?:required|mandatory|must)\b/gi, zh: /必填|必需|必须/g },
    { en: /\boptional\b/gi, zh: /可选(?!值)/g },
  ],
  [
    { en: /\bsucce\w*/gi, zh: /成功/g },
    { en: /\bfail\w*/gi, zh: /失败/g },
  ],
  [
    { en: /\b(?:old\w*|previous)\b/gi, zh: /旧|上一/g },
    { en: /\b(?:new|newer|next)\b/gi, zh: /新的|新版|新文件|下一/g },
  ],
  [
    { en: /\bstatic\w*\b/gi, zh: /静态/g },
    { en: /\bdynamic\w*\b/gi, zh: /动态/g },
  ],
  [
    { en: /\b(?:parents?)\b/gi, zh: /父/g },
    { en: /\b(?:child|children)\b/gi, zh: /子(?=进程|元素|组件|目录|编译)/g },
  ],
  [
    { en: /\bwarn\w*/gi, zh: /警告/g },
    { en: /\b(?:errors?|fails?)\b/gi, zh: /报错|错误|失败/g },
  ],
  [
    { en: /\boutput (?:director(?:y|ies)|folders?)\b/gi, zh: /输出目录|产物目录/g },
    { en: /\broot\b/gi, zh: /根目录/g },
    { en: /\bworking directory\b/gi, zh: /工作目录|当前目录/g },
    { en: /\bpublic (?:directory|folder|files?)\b/gi, zh: /public ?(?:目录|文件)/g },
    { en: /\bcache (?:directory|folder)\b/gi, zh: /缓存目录/g },
    { en: /\btemporary (?:directory|folder)\b/gi, zh: /临时目录/g },
  ],
  [
    { en: /\b(?:dev|development) server\b/gi, zh: /开发服务器/g },
    { en: /\bpreview server\b/gi, zh: /预览服务器/g },
  ],
  [
    { en: /\b(?:stylesheets?|css)\b/gi, zh: /样式文件|样式表|(?<![A-Za-z])CSS/g },
    { en: /\b(?:scripts?|javascript)\b/gi, zh: /脚本|JavaScript/g },
    { en: /\bimages?\b/gi, zh: /图片|图像/g },
    { en: /\bfonts?\b/gi, zh: /字体/g },
    { en: /\b[Pp]ages?\b|\bHTML\b/g, zh: /页面|网页|HTML/g },
  ],
  [
    { en: /\bentr(?:y|ies)\b/gi, zh: /入口/g },
    { en: /\bplugins?\b/gi, zh: /插件/g },
    { en: /\bbrowsers?\b/gi, zh: /浏览器/g },
    { en: /\bports?\b(?! an?\b)/gi, zh: /端口/g },
  ],
  [
    { en: /\bplugins?\b/gi, zh: /插件/g },
    { en: /\bloaders?\b/gi, zh: /loader/g },
    { en: /\bhooks?\b/gi, zh: /钩子/g },
    { en: /\bmiddlewares?\b/gi, zh: /中间件/g },
  ],
  [
    { en: /\bstrings?\b/gi, zh: /字符串/g },
    { en: /\bnumbers?\b/gi, zh: /数字|数值/g },
    { en: /\bfunctions?\b/gi, zh: /函数/g },
    { en: /\barrays?\b/gi, zh: /(?<!函)数组/g },
    { en: /\bobjects?\b/gi, zh: /对象/g },
  ],
  [
    { en: /\breceiv\w*/gi, zh: /收到|接收/g },
    { en: /(?<!\bin )\breturn\w*/gi, zh: /返回(?!值)/g },
    { en: /\bregister\w*/gi, zh: /注册/g },
  ],
  [
    { en: /\bms\b|\bmilliseconds?\b/gi, zh: /毫秒/g },
    { en: /\d s\b|\bseconds\b/gi, zh: /(?<!毫)秒/g },
    { en: /\bminutes?\b/gi, zh: /分钟/g },
    { en: /\bhours?\b/gi, zh: /(?<=\d ?|几|个)小时/g },
    { en: /\bdays?\b/gi, zh: /\d 天|几天/g },
    { en: /\bmonths?\b/gi, zh: /个月/g },
    { en: /\byears?\b/gi, zh: /年/g },
  ],
  [
    { en: /\bbytes?\b/gi, zh: /字节|\d B\b/g },
    { en: /\bk(?:B|iB)\b/gi, zh: /\bk(?:B|iB)\b/gi },
    { en: /\bM(?:B|iB)\b/g, zh: /\bM(?:B|iB)\b/g },
    { en: /\bG(?:B|iB)\b/g, zh: /\bG(?:B|iB)\b/g },
  ],
  [
    { en: /\b(?:build|builds|built|building)\b/gi, zh: /构建/g },
    { en: /\binstall\w*/gi, zh: /安装/g },
    { en: /\bdeploy\w*/gi, zh: /部署/g },
    { en: /\bdownload\w*/gi, zh: /下载/g },
    { en: /\bupload\w*/gi, zh: /上传/g },
    { en: /\bupgrad\w*/gi, zh: /升级/g },
    { en: /\bmigrat\w*/gi, zh: /迁移/g },
  ],
  [
    { en: /^yes\b/gi, zh: /^(?:是|有|可以|支持)/g },
    { en: /^no\b/gi, zh: /^(?:否|不|没有|无)/g },
  ],
];
