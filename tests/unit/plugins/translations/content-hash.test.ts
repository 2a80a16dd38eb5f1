import { contentHash } from '../../../../src/plugins/translations/content-hash';

describe('contentHash', () => {
  it('is the start of the SHA-256', () => {
    expect(contentHash('abc')).toBe('ba7816bf8f01');
  });

  it('takes Windows and Unix line ends for the same text', () => {
    expect(contentHash('a\r\nb\r\n')).toBe(contentHash('a\nb\n'));
  });

  it('differs when the text differs', () => {
    expect(contentHash('a\nb')).not.toBe(contentHash('a b'));
  });
});
