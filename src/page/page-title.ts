export interface TitleParts {
  readonly siteTitle: string;
  readonly title?: string;
  /** The front matter's `titleSuffix`. */
  readonly titleSuffix?: string;
  readonly isHome?: boolean;
}

/** A suffix that begins with `-` or `|` brings its own separator. */
function append(title: string, suffix: string): string {
  if (!suffix || !title) return title || suffix;
  return /^[-|]/.test(suffix) ? `${title} ${suffix}` : `${title} - ${suffix}`;
}

/** A document's title: page and suffix, or the site where there is none; for a home page site and suffix. */
export function pageTitle({ siteTitle, title = '', titleSuffix, isHome }: TitleParts): string {
  return isHome ? append(siteTitle, titleSuffix ?? '') : append(title, titleSuffix ?? siteTitle);
}
