import {
  INDEX_FAILURE,
  LocalSource,
  type WorkerLike,
} from '../../../../src/search/source/local-source';
import type { SearchReply, SearchRequest } from '../../../../src/search/source/search-worker';

const files = { titles: '/titles.json', texts: '/texts.json' };
const result = { pages: [], total: 3 };

/** A worker that does what the test tells it. */
class FakeWorker implements WorkerLike {
  requests: SearchRequest[] = [];
  isRunning = true;
  private listeners: Record<string, (event: never) => void> = {};

  addEventListener(type: string, listener: (event: never) => void) {
    this.listeners[type] = listener;
  }
  postMessage(request: SearchRequest) {
    this.requests.push(request);
  }
  terminate() {
    this.isRunning = false;
  }
  reply(data: SearchReply) {
    this.listeners.message!({ data } as never);
  }
  crash() {
    this.listeners.error!({ message: 'out of memory' } as never);
  }
}

function start() {
  const workers: FakeWorker[] = [];
  const source = new LocalSource(files, () => {
    workers.push(new FakeWorker());
    return workers.at(-1)!;
  });
  return { source, workers };
}

test('loads once and goes from initial by initing to inited', () => {
  const { source, workers } = start();
  expect(source.state).toBe('initial');
  source.load();
  source.load();
  expect([source.state, source.isReady, workers.length]).toEqual(['initing', false, 1]);
  expect(workers[0]!.requests).toEqual([{ type: 'load', files }]);
  workers[0]!.reply({ type: 'titles' });
  expect([source.state, source.isReady]).toEqual(['initing', true]);
  workers[0]!.reply({ type: 'texts' });
  expect(source.state).toBe('inited');
});

test('tells of every change', () => {
  const { source, workers } = start();
  const listener = jest.fn();
  const stop = source.subscribe(listener);
  source.load();
  workers[0]!.reply({ type: 'titles' });
  expect(listener).toHaveBeenCalledTimes(2);
  stop();
  workers[0]!.reply({ type: 'texts' });
  expect(listener).toHaveBeenCalledTimes(2);
});

test('answers reach their queries in any order', async () => {
  const { source, workers } = start();
  source.load();
  workers[0]!.reply({ type: 'titles' });
  const [first, second] = [source.search('a', 7), source.search('b', 7)];
  workers[0]!.reply({ type: 'result', id: 2, result: { pages: [], total: 2 } });
  workers[0]!.reply({ type: 'result', id: 1, result: { pages: [], total: 1 } });
  expect((await first)[0]!.result.total).toBe(1);
  expect((await second)[0]!.result.total).toBe(2);
});

test('the last 100 answers of the whole index are kept, those of the titles alone are not', async () => {
  const { source, workers } = start();
  const ask = async (query: string) => {
    const before = workers[0]!.requests.length;
    const answer = source.search(query, 7);
    await Promise.resolve();
    const request = workers[0]!.requests.slice(before)[0];
    if (request?.type === 'search') workers[0]!.reply({ type: 'result', id: request.id, result });
    await answer;
    return request !== undefined;
  };
  source.load();
  workers[0]!.reply({ type: 'titles' });
  expect(await ask('query 0')).toBe(true);
  workers[0]!.reply({ type: 'texts' });
  expect(await ask('query 0')).toBe(true);
  expect(await ask('query 0')).toBe(false);
  for (let i = 1; i <= 100; i++) await ask(`query ${i}`);
  expect(await ask('query 1')).toBe(false);
  expect(await ask('query 0')).toBe(true);
});

test.each([
  ['failure', (worker: FakeWorker) => worker.reply({ type: 'failed', reason: 'status 404' })],
  ['crash', (worker: FakeWorker) => worker.crash()],
])('after a %s there are no results, and the next opening tries again', async (_, fail) => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  const warn = jest.spyOn(console, 'warn').mockImplementation(() => {});
  const { source, workers } = start();
  source.load();
  fail(workers[0]!);
  expect(error).toHaveBeenCalledWith(INDEX_FAILURE);
  expect([source.state, source.hasFailed, workers[0]!.isRunning]).toEqual(['initial', true, false]);
  expect(await source.search('port', 7)).toEqual([]);
  source.load();
  expect([source.state, source.hasFailed, workers.length]).toEqual(['initing', false, 2]);
  error.mockRestore();
  warn.mockRestore();
});
