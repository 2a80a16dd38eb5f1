import { fork, type ChildProcess } from 'node:child_process';
import path from 'node:path';

const worker = path.join(__dirname, 'config-worker.mjs');
const patience = 120_000;

export interface ConfigFile {
  folder: string;
  file: string;
}

/** Loads configuration files with the real tool, in a separate process; returns an error text for each that fails. */
export async function loadConfigs(files: ConfigFile[]): Promise<(string | undefined)[]> {
  const answers: (string | undefined)[] = [];
  let child: ChildProcess | undefined;
  for (const file of files) {
    child = child && isReady(child) ? child : startWorker();
    answers.push(await askWorker(child, file));
  }
  child?.kill();
  return answers;
}

const startWorker = () =>
  fork(worker, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'], execArgv: [] });

const isReady = ({ connected, killed, exitCode }: ChildProcess) =>
  connected && !killed && exitCode === null;

function askWorker(child: ChildProcess, file: ConfigFile): Promise<string | undefined> {
  return new Promise((resolve) => {
    const end = (answer: string | undefined) => {
      clearTimeout(timer);
      child.removeAllListeners();
      resolve(answer);
    };
    const timer = setTimeout(() => {
      child.kill();
      end(`not loaded within ${patience / 1000} s`);
    }, patience);
    child.once('message', ({ error }: { error?: string }) => end(error));
    child.once('exit', (code) => end(`the process ended with code ${code}`));
    child.send(file);
  });
}
