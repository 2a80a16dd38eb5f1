// Docusaurus loads pages by this, when it starts and for the browser's own buttons.
import { loadPage } from '@site/src/addresses/site-routes';

/** The first page is asked for in a task of its own, behind the one that reads the scripts: readers wait for neither. */
const scriptsAreRead = new Promise((resolve) => setTimeout(resolve));

export default (pathname) => scriptsAreRead.then(() => loadPage(pathname));
