import fc from 'fast-check';

/** `npm run test:soak` tries far more inputs, each time others. */
const runs = Number(process.env.FUZZ_RUNS ?? 0);
fc.configureGlobal(runs ? { numRuns: runs } : { numRuns: 150, seed: 1_322 });

const MARKUP = [
  '<img src=x onerror=alert(1)>',
  '<script>',
  '"><svg/onload=1>',
  '&lt;b&gt;',
  '{{7*7}}',
];
const TRAPS = ['(a+)+$', '[', '\\', '(?<', '$&', '$1', '.*'.repeat(30), `${'a'.repeat(60)}!`];
const NAMES = [
  '__proto__',
  'constructor',
  'hasOwnProperty',
  'toString',
  'null',
  'undefined',
  'NaN',
];
const SCRIPTS = ['شريط التنقل', '\u202eevil\u202c', 'שָׁלוֹם', '👩‍👩‍👧‍👦', '𝕬𝖘𝖘𝖊𝖙', '𠮷野家', '한국어', 'ﷺ'];
const SITE = [
  'server.port',
  'assetPrefix',
  '修改端口',
  '--config',
  '@rsbuild/core',
  'a-a_a-a',
  ' ',
];

const repeated = (unit: fc.Arbitrary<string>, maxLength: number) =>
  fc
    .tuple(unit, fc.integer({ min: 1, max: maxLength }))
    .map(([text, length]) => text.repeat(Math.ceil(length / text.length)).slice(0, length));

const piece = fc.oneof(
  fc.constantFrom(...MARKUP, ...TRAPS, ...NAMES, ...SCRIPTS, ...SITE),
  // All planes, halves of surrogate pairs and control characters among them.
  fc.string({ unit: 'binary' }),
  fc.string({ unit: fc.nat(0xffff).map((unit) => String.fromCharCode(unit)) }),
  // Combining marks, piled up in any order.
  fc.string({
    unit: fc.constantFrom('e', '\u0301', '\u0327', '\u0323', '\u20dd', '\u1100', '\u1161'),
  }),
);

/** Text of a kind that nobody means well with, up to some hundred characters. */
export const hostileText = fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join(''));

/** The same, up to a megabyte. */
export const hugeText = fc.oneof(
  { weight: 3, arbitrary: hostileText },
  { weight: 1, arbitrary: repeated(piece.filter(Boolean), 1_000_000) },
);

const segment = fc.oneof(
  fc.constantFrom('', '/', '//', '\\', '/\\', '.', '..', 'en', 'zh', 'docs', 'index', 'index.html'),
  fc.constantFrom(
    '%',
    '%2F',
    '%5C',
    '%09',
    '%0A',
    '%0D',
    '%00',
    '%2e%2e',
    '%E0%A4%A',
    '%25',
    '%3F',
    '%23',
  ),
  fc.constantFrom('evil.example', '@evil.example', 'https:', 'javascript:alert(1)', 'a.html', '\t'),
  fc.constantFrom(
    'config/source/alias',
    'guide/basic/css-usage',
    'plugins/list/plugin-assets-retry',
  ),
  hostileText,
);

/** The origin of the site that addresses are sent to. */
export const ORIGIN = 'https://docs.example';

/** The path of an address as a browser hands it over, whatever was sent. */
export const hostilePath = fc.array(segment, { maxLength: 6 }).map((segments) => {
  const path = `/${segments.join('/')}`.replace(/[?#]/g, encodeURIComponent);
  return new URL(ORIGIN + path).pathname;
});
