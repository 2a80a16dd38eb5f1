import type { Wording } from '#tools/prose/wording';

/** What Chinese text doesn't say; single terms are in `i18n/zh/glossary.json`. */
export const chineseWordings: Wording[] = [
  {
    bad: /请(?!求)/g,
    good: '去掉“请”，直接写做法：改用 …',
    why: 'no “请” in tables',
    kinds: ['cell'],
  },
  {
    bad: /["「」『』](?:[^"「」『』]*["「」『』])?/g,
    good: '“ ”',
    why: 'one kind of quotation marks',
  },
  {
    bad: /(?<!先)从 ?(?:版本 |Rsbuild )?v?\d+\.\d[\d.]*(?: 版本)? ?(?:开始|起)/g,
    good: '自 1.2.0 起',
    why: 'one form for “since”',
  },
  {
    bad: /以 ?(?:Inline[A-Z]{2}Code|“[^”]*”) ?(?:为由)?被拒绝/g,
    good: '被拒绝（reject），错误信息为 …',
    why: 'a Promise is rejected; its message follows',
  },
  {
    bad: /(?<!^)(?:React|Preact|Solid|Svelte) 插件|(?:React|Preact|Solid|Svelte) 插件(?!$)/g,
    good: 'the package: @rsbuild/plugin-react',
    why: 'Rsbuild’s own plugins go by their package names in Chinese text',
    kinds: ['description', 'label', 'paragraph', 'item', 'cell'],
  },
];
