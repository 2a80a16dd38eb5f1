import { useMemo, useState } from 'react';
import { translate } from '@docusaurus/Translate';
import { looksLikeLog } from '../../messages/looks-like-log';
import { localAddress } from '../../routing/local-address';
import type { ResultPage } from '../engine/rows';

/** The row that leads to what is said of a message. */
const rowOf = (link: string, says: string): ResultPage => {
  const text = translate(
    {
      id: 'search.lookUp',
      message: 'Look this message up: {message}',
      description: 'A row for a pasted message that a section explains',
    },
    { message: says },
  );
  const row = { link: localAddress(link), breadcrumb: [{ text, marks: [] }] };
  return { title: text, trail: [], rows: [{ kind: 'content', ...row }] };
};

/**
 * Looks up a log that is pasted into the field, which has it without its line breaks.
 * @param query what is searched now: the row goes with the query that it came with
 * @param pages what is found for the query
 */
export function usePastedLog(query: string, pages: readonly ResultPage[]) {
  const [found, setFound] = useState<{ readonly query: string; readonly page: ResultPage }>();
  const page = found?.query === query ? found.page : undefined;
  return {
    /** The pages, after the row of the message. */
    pages: useMemo(() => (page ? [page, ...pages] : pages), [page, pages]),
    /** Takes the text of the clipboard, and the query that the field has after the paste. */
    async lookUp(text: string, pasted: string) {
      if (!looksLikeLog(text)) return;
      // Without a network there is the ordinary search.
      const engine = await import('../../messages/explain-log').catch(() => undefined);
      const [message] = engine?.explainLog(text) ?? [];
      if (message) setFound({ query: pasted, page: rowOf(message.link, message.says) });
    },
  };
}
