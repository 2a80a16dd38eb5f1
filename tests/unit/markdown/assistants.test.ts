import { assistants } from '../../../src/markdown/assistants';

const question = 'Read https://example.com/a.md & explain “b”?';

test.each(assistants.map(({ name, address }) => [name, address] as const))(
  '%s is asked the question as it is',
  (_, address) => {
    const { protocol, searchParams } = new URL(address(question));
    expect([protocol, searchParams.get('q')]).toEqual(['https:', question]);
  },
);

test('each is asked at its own address', () => {
  const hosts = assistants.map(({ name, address }) => [name, new URL(address(question)).host]);
  expect(hosts).toEqual([
    ['ChatGPT', 'chatgpt.com'],
    ['Claude', 'claude.ai'],
  ]);
});
