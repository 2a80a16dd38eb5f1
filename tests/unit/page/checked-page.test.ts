import { proofAddress } from '../../../src/page/checked-page';

describe('proofAddress', () => {
  const proof = 'tests/docs/proofs/config/mode.ts:12';

  it('is the line of the file in the repository', () => {
    expect(proofAddress('https://github.com/owner/docs', proof)).toBe(
      'https://github.com/owner/docs/blob/main/tests/docs/proofs/config/mode.ts#L12',
    );
  });

  it('is nowhere without a repository', () => {
    expect(proofAddress(undefined, proof)).toBeUndefined();
  });
});
