const NAMES = ['tokens', 'reset', 'base', 'prose', 'code', 'theme', 'progress', 'print'];

/** The global style sheets, in the order of the cascade. */
export const styleSheets = NAMES.map((name) => `./src/css/${name}.css`);
