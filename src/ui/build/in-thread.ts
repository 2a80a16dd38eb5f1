import path from 'node:path';
import { Worker } from 'node:worker_threads';

type AnyFunction = (...args: never[]) => unknown;
type FunctionOf<Module, Name extends keyof Module> = Extract<Module[Name], AnyFunction>;

const THREAD = path.join(__dirname, 'thread.mjs');

/**
 * Calls a function of a module in a thread of its own; what it takes and returns is copied. The build's main thread is
 * busy throughout, the other cores aren't.
 */
export function inThread<Module, Name extends keyof Module & string>(
  file: string,
  name: Name,
  ...args: Parameters<FunctionOf<Module, Name>>
): Promise<Awaited<ReturnType<FunctionOf<Module, Name>>>> {
  const worker = new Worker(THREAD, { workerData: { file, name, args } });
  return new Promise((resolve, reject) => {
    worker.once('message', resolve);
    worker.once('error', reject);
    worker.once('exit', (code) => reject(new Error(`${file} ended with exit code ${code}.`)));
  });
}
