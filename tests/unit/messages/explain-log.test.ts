import fc from 'fast-check';
import { explainLog, shorten, squeeze } from '../../../src/messages/explain-log';
import { hostileText, hugeText } from '../../lib/hostile';
import { timed } from '../../lib/timed';
import otherTools from './cases/other-tools.json';
import threads from './cases/threads.json';
import { disguises } from '../../lib/disguises';

/** How much of the cases may go wrong; the cases were collected before the rules were written. */
const RIGHT_OF_THREADS = 0.95;
const WRONG_OF_OTHERS = 0.02;

const explain = timed('explainLog', explainLog);

test.each(Object.entries(disguises))('messages from public threads, %s', (_, disguise) => {
  const missed = threads.filter(({ log, expected }) => explain(disguise(log))[0]?.id !== expected);
  expect(
    missed.map(({ thread }) => thread).slice(Math.floor(threads.length * (1 - RIGHT_OF_THREADS))),
  ).toEqual([]);
});

test('logs of other tools are not taken for messages of Rsbuild', () => {
  const wrong = (otherTools as { log: string; source: string; accepts?: string[] }[]).flatMap(
    ({ log, source, accepts = [] }) =>
      explain(log)
        .filter(({ id }) => !accepts.includes(id))
        .map(({ id }) => `${source}: ${id}`),
  );
  expect(wrong.slice(Math.floor(otherTools.length * WRONG_OF_OTHERS))).toEqual([]);
});

test.each([
  ['', []],
  ['   \n', []],
  ['It works.', []],
  ['error   Failed to build.', []],
  ["Module not found: Can't resolve 'core-js/modules/es.error.cause.js' in '/my-app'", ['core-js']],
  [
    'Buffer is not defined\nprocess is not defined\nReact is not defined',
    ['buffer-undefined', 'process-undefined'],
  ],
  [
    "warn  Cannot find config file: x\nerror Module not found: Can't resolve 'dayjs' in '/a'",
    ['module-not-found'],
  ],
  ['Current root path: /a\nCurrent dist path: /b', ['uncleaned-output']],
])('%j has the messages %j', (log, ids) => {
  expect(explain(log).map(({ id }) => id)).toEqual(ids);
});

test('a message is found that the end of the log cuts off', () => {
  expect(
    explain('The output directory /project/dist does not exist, please build the proj')[0]?.id,
  ).toBe('preview-without-build');
  expect(explain('t is not a built-in part')).toEqual([]);
});

test.each([
  ["\u001b[31mCan't\u001b[39m resolve", 'cantresolve'],
  ['[31mred[39m', 'red'],
  ['\u001b]8;;https://rspack.dev\u0007a link\u001b]8;;\u0007', 'alink'],
  ['“A”\u200b\u202e \ud800b', 'ab'],
])('squeeze(%j) is %j', (text, letters) => {
  expect(squeeze(text)).toBe(letters);
});

test('of a long log, its beginning and its end are read', () => {
  const noise = '[1/2] compiled shoe.ts in 12 ms\n'.repeat(160_000);
  const message = 'error   Buffer is not defined\n';
  expect(noise.length).toBeGreaterThan(5_000_000);
  expect(shorten(noise).length).toBeLessThan(100_000);
  for (const log of [message + noise, noise + message])
    expect(explain(log)[0]?.id).toBe('buffer-undefined');
  expect(explain(noise)).toEqual([]);
});

test('any text has an answer', () => {
  fc.assert(fc.property(hostileText, (text) => void explain(text)));
  fc.assert(
    fc.property(hugeText, (text) => void explain(text)),
    { numRuns: 30 },
  );
});

test('a log of nothing but beginnings of messages is read once', () => {
  const start = performance.now();
  explain("Cannot find module '".repeat(10_000));
  explain('Port '.repeat(30_000));
  explain("export 'a' (imported as ".repeat(10_000));
  // Searched again from each beginning, it takes minutes.
  expect(performance.now() - start).toBeLessThan(10_000);
});
