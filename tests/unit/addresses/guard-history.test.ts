import { guardHistory } from '../../../src/addresses/guard-history';

/** A history whose pages load when told to. */
function setUp() {
  const pushed: unknown[] = [];
  const history = { push: (to: unknown) => void pushed.push(to) };
  const loads = new Map<string, (ok: boolean) => void>();
  const restore = guardHistory(history as never, {
    load: (path) => new Promise((resolve) => loads.set(path, resolve)),
    change: (push) => push(),
  });
  return { pushed, history, loads, restore };
}

beforeEach(() => {
  Object.assign(globalThis, {
    window: { location: { href: 'https://e.org/here', pathname: '/here' } },
  });
});
const settled = () => new Promise((resolve) => setImmediate(resolve));

test('a page is shown once it is loaded', async () => {
  const { pushed, history, loads } = setUp();
  history.push('/a?x=1');
  expect(pushed).toEqual([]);
  loads.get('/a')!(true);
  await settled();
  expect(pushed).toEqual(['/a?x=1']);
});

test('a page that cannot be loaded leaves the shown one', async () => {
  const { pushed, history, loads } = setUp();
  history.push({ pathname: '/a' });
  loads.get('/a')!(false);
  await settled();
  expect(pushed).toEqual([]);
});

test('the last of several clicks wins', async () => {
  const { pushed, history, loads } = setUp();
  history.push('/slow');
  history.push('/quick');
  loads.get('/quick')!(true);
  loads.get('/slow')!(true);
  await settled();
  expect(pushed).toEqual(['/quick']);
});

test('a hash or query of the same page changes at once', () => {
  const { pushed, history } = setUp();
  history.push('/here#part');
  expect(pushed).toEqual(['/here#part']);
});

test('so does a target without a path', () => {
  const { pushed, history } = setUp();
  history.push({ search: '?x=1' });
  expect(pushed).toEqual([{ search: '?x=1' }]);
});

test('the guard can be taken off', () => {
  const { pushed, history, restore } = setUp();
  restore();
  history.push('/a');
  expect(pushed).toEqual(['/a']);
});
