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
