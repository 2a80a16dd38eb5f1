import { listCommands } from './shell';

describe('listCommands', () => {
  it.each([
    ['npx rsbuild build', [['npx', 'rsbuild', 'build']]],
    ['$ rsbuild dev # starts', [['rsbuild', 'dev']]],
    ['NODE_ENV=test cross-env A=1 rsbuild build', [['rsbuild', 'build']]],
    ['cd app && rsbuild build | cat', [['cd', 'app'], ['rsbuild', 'build'], ['cat']]],
    [`BROWSER="Google Chrome" rsbuild dev --open '/a b'`, [['rsbuild', 'dev', '--open', '/a b']]],
    ['# only a comment', []],
  ])('%s', (code, words) => {
    expect(listCommands(code).map((command) => command.words)).toEqual(words);
  });

  it("joins continued lines and keeps the first one's number", () => {
    expect(listCommands('ls\nrsbuild build \\\n  --watch')).toEqual([
      { words: ['ls'], line: 0 },
      { words: ['rsbuild', 'build', '--watch'], line: 1 },
    ]);
  });
});
