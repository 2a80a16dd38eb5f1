import { formatTime } from '../../../src/landing/format-time';

test.each([
  [0, '0ms'],
  [0.08, '80ms'],
  [0.41, '410ms'],
  [0.4104, '410ms'],
  [0.999, '999ms'],
  [0.9996, '1.00s'],
  [1, '1.00s'],
  [5.02, '5.02s'],
  [12.345, '12.35s'],
  [101.6, '101.60s'],
])('%p seconds are shown as %s', (seconds, text) => {
  expect(formatTime(seconds)).toBe(text);
});
