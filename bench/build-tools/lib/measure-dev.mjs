import { editComponent, labelOf } from './app.mjs';
import { whenRendered, whenShown, withPage } from './browser.mjs';
import { freePort, now, pause, startNode, whenListening } from './process.mjs';
import { addressOf } from './tools.mjs';

/** Components that are edited one after the other: near the root, in the middle, leaves of the tree. */
export const EDITED = [3, 42, 311, 707, 999];
/** Pause between two edits in milliseconds, in which the tools finish the work of the last one. */
const REST = 1500;

/** Saves each component once; the times from saving to seeing, in seconds. Fails when the page was reloaded instead. */
async function measureEdits(page, folder) {
  const times = [];
  await page.evaluate(() => (window.isSamePage = true));
  for (const index of EDITED) {
    await pause(REST);
    const saved = now();
    editComponent(folder, index, 1);
    const shown = await whenShown(page, `#label-${index}`, labelOf(index, 1));
    times.push((shown - saved) / 1000);
  }
  if (!(await page.evaluate(() => window.isSamePage))) {
    throw new Error('The page was reloaded: expected a hot update.');
  }
  return times;
}

/** Resolves to the time of the first full frame. A tool may open its port for a moment only to see whether it is free. */
async function whenServed(page, port, server) {
  for (;;) {
    await whenListening(port, server);
    try {
      return await whenRendered(page, addressOf(port));
    } catch (error) {
      if (!/ERR_CONNECTION_(?:REFUSED|RESET)/.test(error.message)) throw error;
    }
  }
}

/** Seconds from starting the development server to the rendered page (`dev`) and of each hot update (`hmr`). */
export async function measureDev(tool, folder) {
  const port = await freePort();
  return withPage(async (page) => {
    const started = now();
    const server = startNode(tool.dev(port), folder);
    try {
      const rendered = await whenServed(page, port, server);
      return { dev: [(rendered - started) / 1000], hmr: await measureEdits(page, folder) };
    } catch (error) {
      throw new Error(`${tool.label}, development:\n${server.output()}`, { cause: error });
    } finally {
      await server.stop();
    }
  });
}
