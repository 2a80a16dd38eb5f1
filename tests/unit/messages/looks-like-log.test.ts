import { looksLikeLog } from '../../../src/messages/looks-like-log';

test.each([
  'started\nBuffer is not defined',
  'started\r\nstopped',
  'error   Failed to build.',
  '\u001b[31merror\u001b[39m   Failed to build.',
  '[12:03:44] Error: x',
  '× Module not found: x',
  'TypeError: a is not a function',
  'Uncaught ReferenceError: process is not defined',
  "Cannot find module 'a'",
  'ERR_REQUIRE_ESM',
])('%j looks like a log', (text) => {
  expect(looksLikeLog(text)).toBe(true);
});

test.each([
  '',
  'proxy',
  '  proxy\n',
  'output.distPath',
  'how to fix an error',
  'the server port 80',
])('%j does not look like a log', (text) => {
  expect(looksLikeLog(text)).toBe(false);
});
