const Sequencer = require('@jest/test-sequencer').default;

const longest = ['tests/docs/proving/proofs.test.ts', 'tests/docs/guides/guides.test.ts'];

/** The files that take minutes come first: what else there is fits beside them, and no core waits for them at the end. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const all = super.sort(tests);
    const first = longest.flatMap((file) => all.filter(({ path }) => path.endsWith(file)));
    return [...new Set([...first, ...all])];
  }
};
