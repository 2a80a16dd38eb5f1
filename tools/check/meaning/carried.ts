import { chineseWords } from '../../../tests/docs/data/chinese-words';
import { englishWords } from '../../../tests/docs/data/english-words';

/** A word of one language and what carries its meaning in the other: one of these is in every translation. */
export interface Carried {
  from: 'english' | 'chinese';
  word: RegExp;
  carriers: RegExp;
}

/** Names that stay as they are. */
const names =
  'Brotli CDN Chrome DOM ESLint Express Firefox Gzip JSON Jest Linux Nginx PostCSS Rollup Rust SSR SVG Safari Stylus Terser TypeScript Vite Vitest esbuild macOS pnpm webpack';

/** The same, but of what English may call “it” and Chinese by its name. */
const subjects = 'CSS HTML JSX SWC Tailwind UnoCSS Windows npm';

/** What Chinese may name where English has a pronoun, a plural or a longer name. */
const named = new Set(
  `${subjects} API Babel CSP HMR JavaScript Modules Polyfill Promise RegExp Rsbuild SRI SSE URL Vue Web WebSocket Worker`.split(
    ' ',
  ),
);

/** The names in a Chinese text that its English paragraph must have too. */
export const listNames = (chinese: string): string[] =>
  [...chinese.matchAll(/(?<![\w@/.-])[A-Z][A-Za-z]{2,}(?![\w/-])/g)]
    .map(([name]) => name)
    .filter((name) => !named.has(name));

const carriedAsItIs = (name: string): Carried => ({
  from: 'english',
  word: new RegExp(`\\b${name}\\b`),
  carriers: new RegExp(name),
});

export const carried: readonly Carried[] = [
  ...`${names} ${subjects}`.split(' ').map(carriedAsItIs),
  ...englishWords.map(([word, carriers]) => ({ from: 'english' as const, word, carriers })),
  ...chineseWords.map(([word, carriers]) => ({ from: 'chinese' as const, word, carriers })),
];
