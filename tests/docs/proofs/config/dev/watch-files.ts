import fs from 'node:fs';
import path from 'node:path';
import { awaitMessage } from '@site/tests/docs/proving/kit/await-message';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: "'reload-page' | Changed files | Open pages reload | dev.liveReload is on",
    run: 'dev',
    files: { 'data/a.txt': 'a' },
    config: { dev: { watchFiles: { paths: 'data/*.txt' } } },
    async expect({ root, port, page }) {
      await page('/');
      let count = 0;
      await awaitMessage(port, 'static-changed', () => {
        count += 1;
        fs.writeFileSync(path.join(root, 'data/a.txt'), `change ${count}`);
      });
    },
  },
];
