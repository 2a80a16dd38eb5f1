export interface RedirectRule {
  /** Unanchored regular expressions on the path; tried in order. */
  readonly from: string | readonly string[];
  /** A path that replaces the matched part, or a full address. */
  readonly to: string;
}

const STYLING = ['css-usage', 'css-modules', 'tailwindcss', 'tailwindcss-v3', 'unocss'];
const CONFIGURATION = ['rspack', 'rsbuild', 'swc'];

/** Old addresses, for the browser and for the static stub pages alike; first match wins. */
export const redirects: readonly RedirectRule[] = [
  { from: '/config/source/alias-strategy$', to: '/config/resolve/alias-strategy' },
  { from: '/config/source/alias$', to: '/config/resolve/alias' },
  {
    from: '/plugins/list/plugin-assets-retry$',
    to: 'https://github.com/rspack-contrib/rsbuild-plugin-assets-retry',
  },
  ...STYLING.map((page) => ({ from: `/guide/basic/${page}$`, to: `/guide/styling/${page}` })),
  ...CONFIGURATION.map((page) => ({
    from: `/guide/basic/configure-${page}$`,
    to: `/guide/configuration/${page}`,
  })),
];
