import { assistants } from '../../../src/markdown/assistants';

const question = 'Read https://example.com/a.md & explain “b”?';

test('each assistant is asked the question as it is, at its own address', () => {
  const asked = assistants.map(({ name, address }) => {
    const { origin, searchParams } = new URL(address + encodeURIComponent(question));
    return [name, origin, searchParams.get('q')];
  });
  expect(asked).toEqual([
    ['ChatGPT', 'https://chatgpt.com', question],
    ['Claude', 'https://claude.ai', question],
  ]);
});
