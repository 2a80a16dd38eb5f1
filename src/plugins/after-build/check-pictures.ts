import fs from 'node:fs';
import path from 'node:path';
import { removeBase } from '../../routing/address';
import type { BuiltSite } from './built-site';
import type { Step } from './run-steps';

/**
 * Fails if a picture of a page isn't in the build. A picture that lies beside its page never is: the pages are only
 * rendered, and what they import isn't bundled for the browser.
 */
export const checkPictures = ({
  outDir,
  baseUrl,
}: Pick<BuiltSite, 'outDir' | 'baseUrl'>): Step => ({
  eachPage({ pictures }) {
    // Another language's files lie in a folder that this build doesn't see.
    for (const picture of pictures.filter((each) => each.startsWith(baseUrl))) {
      const address = picture.replace(/[?#].*/, '');
      if (!fs.existsSync(path.join(outDir, decodeURI(removeBase(address, baseUrl)))))
        throw new Error(
          `expected the picture ${address} in the build, found none. Put it into static/img, and use <Screenshot> or its address.`,
        );
    }
  },
});
