/** The group of tabs that the plugin npm2yarn makes of a command. */
export const PACKAGE_MANAGERS = 'npm2yarn';
/** Where a reader's choice among the tabs of a group is kept, in the site's storage. */
export const tabsKey = (group: string): string => `docusaurus.tab.${group}`;
/** The attribute of `<html>` that shows the choice until the tabs have it: `data-package-manager`. */
export const PACKAGE_MANAGER_DATA = 'packageManager';
