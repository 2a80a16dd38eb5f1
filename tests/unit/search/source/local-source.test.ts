import { INDEX_FAILURE, LocalSource } from '../../../../src/search/source/local-source';
import type { SearchReply, SearchRequest } from '../../../../src/search/source/search-worker';

const names = {
  index: '/search-index.json',
  pages: [
    {
      path: '/config/server/port',
      title: 'server.port',
      type: 'number',
      trail: [],
      headings: [],
    },
  ],
};

/** A worker that does what the test tells it. */
class FakeWorker {
  requests: SearchRequest[] = [];
  isRunning = true;
  onmessage!: (event: MessageEvent<SearchReply>) => void;
  onerror!: (event: ErrorEvent) => void;
  postMessage(request: SearchRequest) {
    this.requests.push(request);
  }
  terminate() {
    this.isRunning = false;
  }
  reply(data: SearchReply) {
    this.onmessage({ data } as MessageEvent<SearchReply>);
  }
  crash() {
    this.onerror({ message: 'out of memory' } as ErrorEvent);
  }
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

/** @param status of the file with the names */
function start(status = 200) {
  jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(() => Promise.resolve(new Response(JSON.stringify(names), { status })));
  const workers: FakeWorker[] = [];
  const source = new LocalSource('/search-names.json', () => {
    workers.push(new FakeWorker());
    return workers.at(-1) as unknown as Worker;
  });
  return { source, workers };
}

afterEach(() => jest.restoreAllMocks());

test('loads once and goes from initial by initing to inited', async () => {
  const { source, workers } = start();
  expect(source.state).toBe('initial');
  const loaded = [source.load(), source.load()];
  await settled();
  expect([source.state, workers.length]).toEqual(['initing', 1]);
  expect(workers[0]!.requests).toEqual([{ type: 'load', address: names.index }]);
  workers[0]!.reply({ type: 'loaded' });
  await Promise.all(loaded);
  expect(source.state).toBe('inited');
});

test('names answer as soon as they are there, without the worker', async () => {
  const { source, workers } = start();
  const [group] = await source.searchNames('port', 7);
  expect(group!.result.pages[0]!.title).toBe('server.port');
  expect(workers[0]!.requests).toHaveLength(1);
});

test('what is asked before the index is there waits for it', async () => {
  const { source, workers } = start();
  const answer = source.search('port', 7);
  await settled();
  expect(workers[0]!.requests).toHaveLength(1);
  workers[0]!.reply({ type: 'loaded' });
  await settled();
  expect(workers[0]!.requests[1]).toEqual({ type: 'search', id: 1, query: 'port', limit: 7 });
  workers[0]!.reply({ type: 'result', id: 1, result: { pages: [], total: 1 } });
  expect((await answer)[0]!.result.total).toBe(1);
});

test('answers reach their queries in any order', async () => {
  const { source, workers } = start();
  const loaded = source.load();
  await settled();
  workers[0]!.reply({ type: 'loaded' });
  await loaded;
  const [first, second] = [source.search('a', 7), source.search('b', 7)];
  await settled();
  workers[0]!.reply({ type: 'result', id: 2, result: { pages: [], total: 2 } });
  workers[0]!.reply({ type: 'result', id: 1, result: { pages: [], total: 1 } });
  expect((await first)[0]!.result.total).toBe(1);
  expect((await second)[0]!.result.total).toBe(2);
});

test.each([
  [
    'a failure of the index',
    200,
    (worker: FakeWorker) => worker.reply({ type: 'failed', reason: 'status 404' }),
  ],
  ['a crash', 200, (worker: FakeWorker) => worker.crash()],
  ['a failure of the names', 404, () => {}],
])('after %s the message is logged, and the next opening tries again', async (_, status, fail) => {
  const error = jest.spyOn(console, 'error').mockImplementation(() => {});
  jest.spyOn(console, 'warn').mockImplementation(() => {});
  const { source, workers } = start(status);
  const failure = expect(source.load()).rejects.toThrow();
  await settled();
  fail(workers[0]!);
  await failure;
  expect(error).toHaveBeenCalledWith(INDEX_FAILURE);
  expect(source.state).toBe('initial');
  source.load().catch(() => {});
  expect(source.state).toBe('initing');
});
