import type { OptionVersions } from '../../../src/history/history';
import {
  comparedVersions,
  isShown,
  findMark,
  readLatest,
  readVersion,
  stateIn,
  type VersionChoice,
} from '../../../src/history/version-state';

const known = { documented: '1.3.22', from: '1.0.1', to: '2.3.2' };

test.each<[string, OptionVersions, string, string, string[]]>([
  ['an option that never changed', {}, '2.0.0', 'same', []],
  ['a version before the option came', { since: '1.1.7' }, '1.1.6', 'missing', ['1.1.7']],
  ['the version that brought it', { since: '1.1.7' }, '1.1.7', 'same', []],
  ['a later option, in a version that has it', { since: '1.5.0' }, '1.10.0', 'new', ['1.5.0']],
  ['a later option, in a version that lacks it', { since: '1.5.0' }, '1.4.9', 'missing', ['1.5.0']],
  ['an option that is gone', { removed: '2.0.0' }, '2.0.0', 'gone', ['2.0.0']],
  ['an option that will go', { removed: '2.0.0' }, '1.7.0', 'same', []],
  ['a later change, already made', { changed: ['1.4.2', '2.0.0'] }, '1.6.0', 'changed', ['1.4.2']],
  ['a later change, not made yet', { changed: ['1.4.2'] }, '1.4.1', 'same', []],
  ['an earlier change, not made yet', { changed: ['1.2.0'] }, '1.1.0', 'changed', ['1.2.0']],
  ['an earlier change, made before', { changed: ['1.2.0'] }, '1.2.0', 'same', []],
])('%s', (_, versions, version, state, made) => {
  expect(stateIn(versions, version, known.documented)).toEqual({ state, versions: made });
});

const options: Record<string, OptionVersions> = {
  still: {},
  young: { since: '1.2.0' },
  changed: { changed: ['1.2.0', '1.6.0'] },
  old: { removed: '2.0.0' },
  later: { since: '1.5.0' },
  passing: { since: '1.5.0', removed: '2.0.0' },
};

/** What a choice leaves, as `option: state of its mark`. */
const listFor = (choice: VersionChoice) =>
  Object.entries(options)
    .filter(([, versions]) => isShown(versions, choice, known))
    .map(([name, versions]) => `${name}: ${findMark(versions, choice, known).state}`);

test.each<[string, VersionChoice, string[]]>([
  [
    'nothing chosen: all options; only what is gone or came later is marked',
    { show: 'all' },
    ['still: same', 'young: same', 'changed: same', 'old: gone', 'later: new'],
  ],
  [
    'a later version: later options that it has',
    { version: '1.6.0', show: 'all' },
    ['still: same', 'young: same', 'changed: changed', 'old: same', 'later: new', 'passing: new'],
  ],
  [
    'an earlier version: no later options',
    { version: '1.1.0', show: 'all' },
    ['still: same', 'young: missing', 'changed: changed', 'old: same'],
  ],
  [
    'what changed, up to the newest version',
    { show: 'changed' },
    ['changed: changed', 'old: gone', 'later: new'],
  ],
  ['what changed up to a version', { version: '1.4.0', show: 'changed' }, []],
  [
    'what is new before a version, with when it came',
    { version: '1.6.0', show: 'new' },
    ['young: new', 'later: new', 'passing: new'],
  ],
  ['the version itself is not before it', { version: '1.5.0', show: 'new' }, ['young: new']],
])('%s', (_, choice, left) => {
  expect(listFor(choice)).toEqual(left);
});

test.each([
  ['1.6.0', '1.6.0'],
  [' v1.6 ', '1.6.0'],
  ['2', '2.0.0'],
  ['01.06.00', '1.6.0'],
  ['1.10.0', '1.10.0'],
  ['1.', undefined],
  ['', undefined],
  ['latest', undefined],
  ['2.0.0-beta.1', undefined],
  ['1.6.0.1', undefined],
  ['1.0.0', undefined],
  ['2.3.3', undefined],
])('%j is the version %s', (text, version) => {
  expect(readVersion(text, known)).toBe(version);
});

test.each([
  ['1.6.3', '1.6.3'],
  ['v1.6', '1.6.9999'],
  ['1', '1.9999.9999'],
  ['1.0', '1.0.9999'],
  ['2.3', '2.3.2'],
  ['2', '2.3.2'],
  ['2.3.2', '2.3.2'],
  ['1.0.0', undefined],
  ['0.7', undefined],
  ['2.3.3', undefined],
  ['2.4', undefined],
  ['latest', undefined],
  ['', undefined],
])('%j ends with %s', (text, version) => {
  expect(readLatest(text, known)).toBe(version);
});

test('of two versions the older one comes first, the newest stands for none', () => {
  expect(comparedVersions({ version: '1.1.0', show: 'all' }, known)).toEqual(['1.1.0', '1.3.22']);
  expect(comparedVersions({ show: 'all' }, known)).toEqual(['1.3.22', '2.3.2']);
});
