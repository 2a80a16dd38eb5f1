/** The browsers that Rsbuild and Vite build for when nothing is configured; webpack has to be told. */
export const targets = ['chrome >= 87', 'edge >= 88', 'firefox >= 78', 'safari >= 14'];
