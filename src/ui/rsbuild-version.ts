/** The version of Rsbuild that the pages document. */
export const RSBUILD_VERSION = '1.3.22';
