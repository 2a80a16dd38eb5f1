import path from 'node:path';
import { defineVerb } from '../command/verb';
import { projectRoot } from '../pages/project-root';
import { compressSite } from './compress-site';

const megabytes = (bytes: number) => (bytes / 1e6).toFixed(1);

export const verb = defineVerb({
  about:
    'Writes a Brotli and a gzip file beside each text file of the last build, for servers that send them as they are.',
  async run() {
    const started = Date.now();
    const { files, before, brotli } = await compressSite(path.join(projectRoot, 'build'));
    const seconds = Math.round((Date.now() - started) / 1000);
    console.log(
      `${files} files, ${megabytes(before)} MB: ${megabytes(brotli)} MB as Brotli, in ${seconds} s`,
    );
  },
});
