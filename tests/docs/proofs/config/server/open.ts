import { startDev } from '@site/tests/docs/proving/kit/start-dev';
import type { Proof } from '@site/tests/docs/proving/proof';

export const proofs: Proof[] = [
  {
    says: 'Rsbuild waits for before and then opens the pages.',
    run: 'script',
    async expect({ root, port }) {
      let ready = () => {};
      const called = new Promise<void>((resolve) => (ready = resolve));
      const before = async () => {
        await fetch(`http://localhost:${port}/static/js/index.js`);
        ready();
      };
      const { server } = await startDev(root, {
        server: { port, open: { before } },
        tools: { htmlPlugin: false },
      });
      await called;
      await server.close();
    },
  },
];
