import v8 from 'node:v8';

/** Bytes of bytecode that a function runs before V8 optimizes it; Node.js 20 has a fifth of it. */
const BUDGET = 660_000;

/**
 * A build runs much code for seconds, in several threads of which each has its own. Node.js 20 optimizes it so early that
 * this takes a fifth of the processor. Later versions have a light compiler in between, and no such flag: they ignore it.
 */
export function optimizeLater(): void {
  v8.setFlagsFromString(`--interrupt-budget=${BUDGET}`);
}
