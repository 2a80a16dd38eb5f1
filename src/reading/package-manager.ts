/** The group of tabs that the plugin npm2yarn makes of a command. */
export const PACKAGE_MANAGERS = 'npm2yarn';
/** Where the reader's choice among them is kept: docusaurus.config.ts names the storage. */
export const PACKAGE_MANAGER_KEY = `docusaurus.tab.${PACKAGE_MANAGERS}-rsbuild-docs`;
/** The attribute of `<html>` that shows the choice until the tabs have it: `data-package-manager`. */
export const PACKAGE_MANAGER_DATA = 'packageManager';
