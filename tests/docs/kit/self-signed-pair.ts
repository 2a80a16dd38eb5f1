import { samplePackage } from './sample-package';

/** A key and a certificate for `localhost` that no browser trusts. */
export function selfSignedPair(): { key: string; cert: string } {
  const { generate } = samplePackage('selfsigned') as {
    generate: (attributes: object[], options: object) => { private: string; cert: string };
  };
  const made = generate([{ name: 'commonName', value: 'localhost' }], { keySize: 2048 });
  return { key: made.private, cert: made.cert };
}
