import { parentPort, workerData } from 'node:worker_threads';
import jiti from 'jiti';

// Docusaurus reads TypeScript in the same way.
const load = jiti(import.meta.url);
const { file, name, args } = workerData;
parentPort.postMessage(await load(file)[name](...args));
