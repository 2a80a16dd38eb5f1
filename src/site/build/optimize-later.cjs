// A build and the tests run much code for seconds, in several processes and threads of which each has its own. Node.js 20
// optimizes it so early that this takes a fifth of the processor. Later versions have a light compiler in between, and no
// such flag: they ignore it. Whoever requires this file lets V8 wait.
const v8 = require('node:v8');

/** Bytes of bytecode that a function runs before V8 optimizes it; Node.js 20 has a fifth of it. */
const BUDGET = 660_000;

v8.setFlagsFromString(`--interrupt-budget=${BUDGET}`);
