const HAN = /\p{Script=Han}/u;

/** Marks the Chinese in a fence of a Chinese page, whose code is English: comments and strings, as HTML. */
export const markChinese = (html: string): string =>
  html.replace(
    /<span class="(\w)">([^<]*)<\/span>|([^<>]+)(?=<|$)/g,
    (part, name, inside, plain) => {
      if (!HAN.test(part)) return part;
      return name
        ? `<span class="${name}" lang="zh-CN">${inside}</span>`
        : `<span lang="zh-CN">${plain}</span>`;
    },
  );
