import type { BehaviourCase } from './case';
import { runCase } from './run-case';

/** Runs every case of a module, one after the other, and reports each to the parent process. */
async function main(file: string) {
  const { cases } = (await import(file)) as { cases: BehaviourCase[] };
  process.send?.({ total: cases.length });
  for (const behaviour of cases) process.send?.(await runCase(behaviour));
}

main(process.argv[2] ?? '').then(
  () => process.exit(0),
  (error: Error) => {
    console.error(error.stack);
    process.exit(1);
  },
);
