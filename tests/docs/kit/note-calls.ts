import { createRsbuild, type RsbuildInstance } from '@rsbuild/core';

/** Notes what a callback is called with; `nth(2)` is the second call, once it has come. */
export function noteCalls<Value>() {
  const calls: Value[] = [];
  const waiting = new Set<() => void>();
  return {
    calls,
    note(value: Value) {
      calls.push(value);
      waiting.forEach((check) => check());
    },
    nth: (count: number) =>
      new Promise<Value>((resolve) => {
        const check = () => {
          if (calls.length >= count) resolve(calls[count - 1]!);
        };
        waiting.add(check);
        check();
      }),
  };
}

/** Edits a file again and again until something has happened: a watcher may miss a first change. */
export async function editUntil<Value>(
  edit: (count: number) => void,
  happened: Promise<Value>,
): Promise<Value> {
  let count = 0;
  const repeat = setInterval(() => edit((count += 1)), 500);
  try {
    return await happened;
  } finally {
    clearInterval(repeat);
  }
}

/** What a hook of production builds is called with first in watch mode, and after an edit. */
export async function callsInWatchMode<Params>(
  { root, write }: { root: string; write: (file: string, text: string) => void },
  register: (rsbuild: RsbuildInstance, note: (params: Params) => void) => void,
): Promise<[first: Params, again: Params]> {
  const rsbuild = await createRsbuild({ cwd: root });
  const calls = noteCalls<Params>();
  register(rsbuild, calls.note);
  const { close } = await rsbuild.build({ watch: true });
  const first = await calls.nth(1);
  const again = await editUntil(
    (count) => write('src/index.js', `console.log(${count});\n`),
    calls.nth(2),
  );
  await close();
  return [first, again];
}
