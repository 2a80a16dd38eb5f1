const Sequencer = require('@jest/test-sequencer').default;

const longest = ['tests/docs/proving/proofs.test.ts', 'tests/docs/guides/guides.test.ts'];

/** The files that take minutes come first: what else there is fits beside them, and no core waits for them at the end. */
module.exports = class LongestFirst extends Sequencer {
  sort(tests) {
    const rank = ({ path }) => longest.findIndex((file) => path.endsWith(file));
    return super
      .sort(tests)
      .toSorted((a, b) => (rank(b) >= 0) - (rank(a) >= 0) || rank(a) - rank(b));
  }
};
