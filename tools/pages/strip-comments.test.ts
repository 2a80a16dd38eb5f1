import { stripComments } from './strip-comments';

describe('stripComments', () => {
  it.each([
    ['a(); // why', ['a();']],
    ["fetch('https://example.com'); // why", ["fetch('https://example.com');"]],
    ['/* one\n two */\na {}', ['a {}']],
    ['<p /> <!-- why -->', ['<p />']],
    ['npm run dev # why', ['npm run dev']],
    ['color: #fff;', ['color: #fff;']],
  ])('%s', (code, lines) => {
    expect(stripComments(code)).toEqual(lines);
  });
});
