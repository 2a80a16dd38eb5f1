import assert from 'node:assert/strict';
import type { Proof } from '#tools/prover/proof';
import { selfSignedPair } from './self-signed-pair';
import { startDev } from './start-dev';

/** `server.https` with the contents of a key and a certificate, and with their paths. */
export const certificatePaths = (says: string): Proof => ({
  says,
  run: 'script',
  async expect({ root, port, write }) {
    const pair = selfSignedPair();
    const { server, urls } = await startDev(root, { server: { port, https: pair } });
    await server.close();
    assert.match(urls[0]!, /^https:/);
    write('key.pem', pair.key);
    write('cert.pem', pair.cert);
    const https = { key: `${root}/key.pem`, cert: `${root}/cert.pem` };
    await assert.rejects(startDev(root, { server: { port, https } }), /PEM|no start line/i);
  },
});
