/** The version of Rsbuild that the pages document. */
export const RSBUILD_VERSION = '1.3.22';

/** The version of `create-rsbuild` that belongs to it. */
export const CREATE_RSBUILD_VERSION = '1.3.1';
