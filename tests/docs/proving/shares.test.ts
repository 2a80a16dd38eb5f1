import record from '../data/proof-shares.json';
import { openDocs } from '../lib/docs';
import { listAllTies } from './all-ties';
import { listProofFiles } from './proof-paths';
import { fallenShares, listShares } from './shares';

describe('the statements of the pages', () => {
  it('are proved at least as far as they were', async () => {
    const docs = openDocs();
    const { quotes, failures } = await listAllTies(listProofFiles(), docs);
    expect(failures.join('\n')).toBe('');
    expect(fallenShares(record, listShares(docs.files, docs, quotes)).join('\n')).toBe('');
  }, 300_000);
});
