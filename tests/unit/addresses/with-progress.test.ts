import nprogress from 'nprogress';
import { withProgress } from '../../../src/addresses/with-progress';

const start = jest.spyOn(nprogress, 'start').mockReturnValue(nprogress);
const done = jest.spyOn(nprogress, 'done').mockReturnValue(nprogress);
beforeEach(() => {
  start.mockClear();
  done.mockClear();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

test('what takes long shows the bar until it is there', async () => {
  let finish = (_: string) => {};
  const shown = withProgress(new Promise<string>((resolve) => (finish = resolve)));
  jest.advanceTimersByTime(1000);
  expect([start.mock.calls.length, done.mock.calls.length]).toEqual([1, 0]);
  finish('page');
  expect(await shown).toBe('page');
  expect(done).toHaveBeenCalledTimes(1);
});

test('what is there at once shows none', async () => {
  await withProgress(Promise.resolve());
  jest.advanceTimersByTime(1000);
  expect(start).not.toHaveBeenCalled();
});

test('what fails ends the bar, and fails', async () => {
  await expect(withProgress(Promise.reject(new Error('offline')))).rejects.toThrow('offline');
  expect(done).toHaveBeenCalledTimes(1);
});
