import { Prism } from 'prism-react-renderer';

// The language files of prismjs add themselves to a global Prism (as Docusaurus's own prism-include-languages does).
(globalThis as { Prism?: typeof Prism }).Prism = Prism;
for (const language of [
  'bash',
  'diff',
  'docker',
  'ignore',
  'ini',
  'json5',
  'less',
  'nginx',
  'scss',
  'stylus',
  'toml',
]) {
  require(`prismjs/components/prism-${language}`);
}
delete (globalThis as { Prism?: typeof Prism }).Prism;

/** Names of languages that Prism doesn't know itself. */
const ALIASES: Record<string, string> = {
  jsonc: 'json5',
  vue: 'markup',
  svelte: 'markup',
  ejs: 'markup',
  mjs: 'js',
  cjs: 'js',
  mts: 'ts',
  cts: 'ts',
  styl: 'stylus',
};

/** Prism's token types by the class that colors them; a type that is not here has the text's color. */
const CLASSES: Record<string, string> = Object.fromEntries(
  Object.entries({
    c: ['comment', 'prolog', 'doctype', 'cdata', 'shebang'],
    k: ['keyword', 'atrule', 'rule', 'important', 'module', 'control-flow'],
    s: ['string', 'attr-value', 'template-string', 'char', 'url', 'regex'],
    n: ['number', 'boolean', 'constant', 'unit', 'hexcode', 'color'],
    f: ['function', 'function-variable', 'builtin', 'method'],
    t: ['class-name', 'tag', 'selector', 'maybe-class-name', 'console'],
    p: ['property', 'attr-name', 'literal-property', 'parameter', 'variable', 'key', 'assign-left'],
    o: ['punctuation', 'operator'],
  }).flatMap(([name, types]) => types.map((type) => [type, name])),
);

type Tokens = ReturnType<typeof Prism.tokenize>;
type Token = Tokens[number];

const escapeHtml = (text: string) =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;');

/** Every line keeps its own tags: a token over several lines is closed and opened again at each break. */
function span(text: string, name: string | undefined): string {
  return text
    .split('\n')
    .map((part) =>
      name && part.trim() ? `<span class="${name}">${escapeHtml(part)}</span>` : escapeHtml(part),
    )
    .join('\n');
}

function classOf(token: Exclude<Token, string>): string | undefined {
  const types = [token.type, ...[token.alias ?? []].flat()];
  return types.map((type) => CLASSES[type]).find(Boolean);
}

function render(token: Token, inherited?: string): string {
  if (typeof token === 'string') return span(token, inherited);
  const name = classOf(token) ?? inherited;
  return [token.content]
    .flat()
    .map((part) => render(part as Token, name))
    .join('');
}

/** The code as HTML, one string per line; plain escaped text for a language that Prism does not know. */
export function highlight(code: string, language: string): string[] {
  const grammar = Prism.languages[ALIASES[language] ?? language];
  const html = grammar
    ? Prism.tokenize(code, grammar)
        .map((token) => render(token))
        .join('')
    : escapeHtml(code);
  return html.split('\n');
}
