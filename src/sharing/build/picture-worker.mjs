import { workerData } from 'node:worker_threads';
import jiti from 'jiti';

/** Draws the pictures that it is given, in a thread of its own. Docusaurus reads TypeScript in the same way. */
const { drawPictures } = jiti(import.meta.url)('./picture-cache.ts');
await drawPictures(workerData.texts, workerData.cache);
