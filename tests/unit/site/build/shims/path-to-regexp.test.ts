import fs from 'node:fs';
import path from 'node:path';
import original from 'path-to-regexp';
import pathToRegexp from '../../../../../src/site/build/shims/path-to-regexp.js';

const root = path.resolve(__dirname, '../../../../..');
const routes = fs.readFileSync(path.join(root, 'tests/routes.txt'), 'utf8').trim().split('\n');
const paths = [...routes, '/', '*', '/docs (old)/'.replace(/[()]/g, ''), '/v1.0/a|b$'];
const addresses = [...paths, ...paths.map((route) => `${route}/`), '/no/such', '/GUIDE/start/', ''];

const options = [true, false].flatMap((end) =>
  [true, false].flatMap((strict) => [true, false].map((sensitive) => ({ end, strict, sensitive }))),
);

test.each(options)('routes match as with path-to-regexp, %j', (option) => {
  const differing = paths.flatMap((route) => {
    const [keys, originalKeys]: object[][] = [[], []];
    const [ours, theirs] = [
      pathToRegexp(route, keys!, option),
      original(route, originalKeys as never, option),
    ];
    const differs = (address: string) =>
      JSON.stringify(ours.exec(address)) !== JSON.stringify(theirs.exec(address));
    expect(keys).toHaveLength(originalKeys!.length);
    return addresses.filter(differs).map((address) => `${route} asked for ${address}`);
  });
  expect(differing).toEqual([]);
});

test.each(['/user/:id', '/a(b)', '/a*', '/a?'])('%s is not literal and stops the site', (route) => {
  expect(() => pathToRegexp(route, [], {})).toThrow('Expected a route whose path is literal');
});
