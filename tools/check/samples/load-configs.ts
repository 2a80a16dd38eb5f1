import { fork } from 'node:child_process';
import path from 'node:path';

const worker = path.join(__dirname, 'config-worker.mjs');

export interface ConfigFile {
  folder: string;
  file: string;
}

/** Loads configuration files with the real tool, in a separate process; returns an error text, or null, for each. */
export const loadConfigs = (files: ConfigFile[]): Promise<(string | null)[]> =>
  new Promise((resolve, reject) => {
    const child = fork(worker, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], execArgv: [] });
    child.once('message', (answers) => {
      resolve(answers as (string | null)[]);
      child.kill();
    });
    child.once('exit', (code) =>
      reject(new Error(`The process that loads configurations ended with code ${code}.`)),
    );
    child.send(files);
  });
