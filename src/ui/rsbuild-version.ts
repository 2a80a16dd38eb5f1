/** The version of Rsbuild that the pages document. */
export const RSBUILD_VERSION = '1.3.22';

/** The version of `create-rsbuild` that belongs to it. */
export const CREATE_RSBUILD_VERSION = '1.3.1';

/** Rsbuild's own site, as its package names it: it documents the latest version. */
export const RSBUILD_HOME = 'https://rsbuild.dev';
