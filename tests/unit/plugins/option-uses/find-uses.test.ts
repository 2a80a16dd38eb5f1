import { pagesUsing, partnersOf } from '../../../../src/plugins/option-uses/find-uses';

const sample = (page: string, options: string, section?: string) => ({
  page,
  section,
  options: options.split(' '),
});

describe('the pages that use an option', () => {
  test('are named once each, by the sample that sets the fewest other options', () => {
    const samples = [
      sample('a', 'port host', 'two'),
      sample('a', 'port', 'alone'),
      sample('a', 'port', 'again'),
      sample('b', 'host', 'other'),
    ];
    expect(pagesUsing('port', samples)).toEqual([sample('a', 'port', 'alone')]);
  });

  test('begin with those that are most about it, then those with more samples of it', () => {
    const samples = [
      sample('large', 'port host open'),
      sample('one', 'port'),
      sample('two', 'port'),
      sample('two', 'port host'),
      sample('pair', 'port host'),
    ];
    expect(pagesUsing('port', samples).map(({ page }) => page)).toEqual([
      'two',
      'one',
      'pair',
      'large',
    ]);
  });

  test('are five at most', () => {
    const samples = [...'abcdefg'].map((page) => sample(page, 'port'));
    expect(pagesUsing('port', samples)).toHaveLength(5);
  });
});

describe('what is often set with an option', () => {
  test('are the options that share samples with it on two pages or more', () => {
    const samples = [sample('a', 'port host'), sample('b', 'port host'), sample('b', 'port open')];
    expect(partnersOf('port', samples)).toEqual(['host']);
    expect(partnersOf('host', samples)).toEqual(['port']);
    expect(partnersOf('open', samples)).toEqual([]);
    expect(partnersOf('none', samples)).toEqual([]);
  });

  test('are not those that one page alone sets with it', () => {
    const samples = [sample('a', 'port host'), sample('a', 'port host')];
    expect(partnersOf('port', samples)).toEqual([]);
  });

  test('are not those that samples set with everything', () => {
    const others = Array.from({ length: 60 }, (_, i) => sample(`p${i}`, `plugins o${i}`));
    const samples = [...others, sample('a', 'port plugins'), sample('b', 'port plugins')];
    expect(partnersOf('port', samples)).toEqual([]);
  });

  test('begin with those that belong to it most, and are four at most', () => {
    const both = (option: string, times: number) =>
      Array.from({ length: times }, (_, i) => sample(`${option}${i}`, `port ${option}`));
    const samples = [both('c', 3), both('a', 5), both('b', 4), both('d', 2), both('e', 6)].flat();
    expect(partnersOf('port', samples)).toEqual(['e', 'a', 'b', 'c']);
  });
});
