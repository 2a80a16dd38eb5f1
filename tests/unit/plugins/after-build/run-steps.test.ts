import { BuiltPage } from '../../../../src/plugins/after-build/built-page';
import { runSteps } from '../../../../src/plugins/after-build/run-steps';

const pages = () => ['/a', '/b'].map((path) => new BuiltPage(path, '<head></head>'));

test('each page goes through all steps before the next one, then they end in the same order', async () => {
  const done: string[] = [];
  const step = (name: string) => ({
    eachPage: async (page: BuiltPage) => {
      await Promise.resolve();
      done.push(`${name} ${page.path}`);
    },
    atEnd: () => void done.push(`${name} ends`),
  });
  await runSteps(pages(), [
    ['first', step('first')],
    ['second', step('second')],
  ]);
  expect(done).toEqual([
    'first /a',
    'second /a',
    'first /b',
    'second /b',
    'first ends',
    'second ends',
  ]);
});

test('a step finds what those before it have added', async () => {
  const found: string[] = [];
  await runSteps(pages(), [
    ['add', { eachPage: (page) => page.appendToHead(page.path) }],
    ['look', { eachPage: ({ html }) => void found.push(html) }],
  ]);
  expect(found).toEqual(['<head>/a</head>', '<head>/b</head>']);
});

test('a step that fails names itself and the page', async () => {
  const fail = () => {
    throw new Error('found none.');
  };
  await expect(runSteps(pages(), [['addTags', { eachPage: fail }]])).rejects.toThrow(
    'After the build, addTags, page /a: found none.',
  );
  await expect(runSteps(pages(), [['writeRobots', { atEnd: async () => fail() }]])).rejects.toThrow(
    'After the build, writeRobots: found none.',
  );
});
