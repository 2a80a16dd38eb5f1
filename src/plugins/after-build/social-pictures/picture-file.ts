/** The size that Open Graph and X ask for, in pixels. */
export const SIZE = { width: 1200, height: 630 };

/**
 * The file of a page's picture, below the language's base.
 * @example pictureFile('/zh/guide/start/', '/zh/') // => 'img/social/guide/start/index.jpg'
 */
export const pictureFile = (path: string, baseUrl: string): string =>
  `img/social/${path.slice(baseUrl.length).replace(/(^|\/)$/, '$1index')}.jpg`;
