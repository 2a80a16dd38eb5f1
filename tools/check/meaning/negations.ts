/** Words that negate, and `idioms` that contain such a word and negate nothing for certain. */
export const negations = {
  en: {
    plain: /\b(?:not|never|cannot|no|none|neither|nobody|nothing|nowhere|without)\b|n['’]t\b/gi,
    idioms:
      /\bnot (?:only|even)\b|\bdo without\b|\bno matter\b|\bwhether or not\b|\bwith (?:or|and) without\b/gi,
  },
  zh: {
    plain: /不|未|没有|无|否/g,
    idioms:
      /不同|不过|不变|不仅|不只|不但|不限(?!制)|不止|不论|不管|不久|不断|不妨|不超过|不小于|不大于|不例外|不区分|无论|未来|还不|还没有?|尚未|以免|是不是|有没有|没有问题|[是能]否|否则/g,
  },
};

const none = /(?!)/g;

/**
 * Words that may negate without saying so, and those that translate them. One that has its twin in the other language
 * tells nothing; one that has none may be what the other language's negation has become.
 */
export const implied: readonly { en: RegExp; zh: RegExp }[] = [
  { en: /\b(?:only|alone)\b/gi, zh: /只|仅|才/g },
  { en: /\b(?:before|first|until)\b/gi, zh: /前(?![缀端面])|先|首|第一|直到/g },
  {
    en: /\b(?:unless|except\w*|others?|otherwise|or)\b/gi,
    zh: /除|否则|例外|以外|之外|其他|其余/g,
  },
  { en: /\b(?:instead|rather than|prefer)\b/gi, zh: /而是|改用|改为|代替|替代/g },
  {
    en: /\b(?:stay\w*|keep\w*|kept|as (?:it is|they are)|unchanged)\b/gi,
    zh: /仍|保留|保持|原样|留/g,
  },
  {
    en: /\b(?:fail\w*|break\w*|broken|reject\w*|refus\w*|wrong|invalid|incorrect|bad)\b/gi,
    zh: /失败|报错|出错|错误|拒绝|非法/g,
  },
  {
    en: /\b(?:ignor\w*|skip\w*|omit\w*|exclud\w*|leav\w*|left|out|outside|away)\b/gi,
    zh: /忽略|跳过|省略|排除|外/g,
  },
  { en: /\b(?:remov\w*|drop\w*|gone)\b/gi, zh: /移除|去掉|删除|去除/g },
  {
    en: /\b(?:disabl\w*|off|prevent\w*|avoid\w*|stop\w*|hid\w*)\b/gi,
    zh: /禁|关闭|停|避免|防止|隐藏|勿/g,
  },
  { en: /\b(?:miss\w*|lack\w*|empty|free|few|less|rarely)\b/gi, zh: /缺|空的|少/g },
  { en: /\b(?:at most|at least|up to|limit\w*|more than)\b/gi, zh: /超过|限|至[多少]/g },
  { en: none, zh: /不变|不同|不超过|不小于|不大于|还不|还没|尚未|以免|非|直接/g },
  {
    en: /\b(?:whatever|regardless|either|too|within|nor|silently|with (?:and|or) without|disagree\w*|differ\w*)\b|\b\w+less\b|\bun(?!til\b|der|its?\b|i[qv]|less\b)\w+|\bin(?:complete|compatible|sensitive|dependent\w*)\b/gi,
    zh: none,
  },
];
