import { withSecondTry } from '../../docs/lib/second-try';

const errorOf = (answer: string) => (answer.startsWith('no') ? answer : undefined);

describe('withSecondTry', () => {
  const { CI } = process.env;
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});

  beforeEach(() => {
    warn.mockClear();
    process.env.CI = 'true';
  });

  afterAll(() => {
    warn.mockRestore();
    if (CI === undefined) delete process.env.CI;
    else process.env.CI = CI;
  });

  it('does in CI once more what failed, and prints why', async () => {
    const work = jest.fn(async () => 'yes').mockResolvedValueOnce('no: port taken');
    expect(await withSecondTry(work, errorOf)).toBe('yes');
    expect(work).toHaveBeenCalledTimes(2);
    expect(warn).toHaveBeenCalledWith('needed a second try: no: port taken');
  });

  it('gives the second failure as it is', async () => {
    const work = jest.fn(async () => 'no: second').mockResolvedValueOnce('no: first');
    expect(await withSecondTry(work, errorOf)).toBe('no: second');
    expect(work).toHaveBeenCalledTimes(2);
  });

  it('does nothing twice that worked', async () => {
    const work = jest.fn(async () => 'yes');
    expect(await withSecondTry(work, errorOf)).toBe('yes');
    expect(work).toHaveBeenCalledTimes(1);
    expect(warn).not.toHaveBeenCalled();
  });

  it('does not try again elsewhere', async () => {
    delete process.env.CI;
    const work = jest.fn(async () => 'no');
    expect(await withSecondTry(work, errorOf)).toBe('no');
    expect(work).toHaveBeenCalledTimes(1);
  });
});
