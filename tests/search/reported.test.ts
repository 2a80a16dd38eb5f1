// Queries that readers reported: one word emptied or outweighed the rest, or an old release came first.
import { SearchEngine } from '../../src/search/engine/engine';
import { searchWords } from '../../src/search/words/search-words';
import { builtIndex } from '#tools/search/built-index';
import { addressesFor } from './lib/relevance';

const engineIn = (language: 'en' | 'zh') => {
  const { index } = builtIndex(language);
  return new SearchEngine(index, searchWords);
};
const english = engineIn('en');
const chinese = engineIn('zh');

test.each([
  [english, 'umd library', /faq\/general/],
  [english, 'deploy s3', /deploy/],
  [english, 'react-router basename', /server\/base|asset-prefix|html-fallback|framework\/react/],
  [english, 'chainWebpack equivalent', /bundler-chain|migration|rspack/],
  [chinese, 'outputDir 换个名字', /dist-path|output-files|vue-cli/],
])('%#: a word that no page has, or an ordinary one, empties nothing', (engine, query, page) => {
  expect(addressesFor(engine, query).slice(0, 3).join(' ')).toMatch(page);
});

test('a number with dots leads to the option that has it', () => {
  expect(addressesFor(english, '0.0.0.0').slice(0, 3)).toContain('/config/server/host');
});

test.each(['port', 'hmr', 'proxy', 'environments', 'lazyCompilation'])(
  'old releases come after the pages about %s',
  (query) => {
    const found = addressesFor(english, query);
    expect(found[0]).not.toContain('/releases/');
  },
);

test('traditional characters find what simplified ones find', () => {
  expect(addressesFor(chinese, '環境變數')).toEqual(addressesFor(chinese, '环境变数'));
  expect(addressesFor(chinese, '環境變量')[0]).toMatch(/env-vars/);
});
