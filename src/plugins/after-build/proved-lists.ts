import { provedList } from '../../reading/build/checked-record';
import proved from '../../reading/build/proved.json';
import type { ProvedStatement } from '../../reading/checked-page';
import type { BuiltSite } from './built-site';
import type { Step } from './step';

/** Writes the proved statements of each page to a file that the page asks for when a reader wants to see them. */
export const writeProvedLists = ({ write }: BuiltSite): Step => ({
  async atEnd() {
    for (const [source, statements] of Object.entries<readonly ProvedStatement[]>(proved))
      if (statements.length) await write(provedList(source), JSON.stringify(statements));
  },
});
