import { awaitMessage } from '@site/tests/docs/proving/kit/await-message';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: [
      "'reload-page' | Changed files | Open pages reload | dev.liveReload is on",
      "type | 'reload-page' | What happens after a change",
    ],
    run: 'dev',
    alone: true,
    files: { 'data/a.txt': 'a' },
    config: { dev: { watchFiles: { paths: 'data/*.txt' } } },
    async expect({ port, page, write }) {
      await page('/');
      let count = 0;
      await awaitMessage(port, 'static-changed', () => {
        count += 1;
        write('data/a.txt', `change ${count}`);
      });
    },
  },
  {
    says: [
      'paths | Required | A file, a directory or a glob, or an array of these',
      'With an array (since 1.0.11), you can give each rule a type and options:',
    ],
    run: 'dev',
    alone: true,
    files: { 'templates/a.html': 'a', 'config/a.ts': 'export {};' },
    sample: { title: 'rsbuild.config.ts', containing: 'usePolling' },
    async expect({ port, page, write }) {
      await page('/');
      let count = 0;
      await awaitMessage(port, 'static-changed', () => {
        count += 1;
        write('templates/a.html', `change ${count}`);
      });
    },
  },
];
