/** Ways in which the same output reaches us: each keeps what the message says. */
export const disguises: Readonly<Record<string, (log: string) => string>> = {
  'as it is': (log) => log,
  /** As a terminal colors it: each line, and what is in quotes. */
  colored: (log) =>
    log
      .split('\n')
      .map(
        (line) =>
          `\u001b[31m${line.replace(/(["'`])([^"'`]+)\1/g, '$1\u001b[33m$2\u001b[39m$1')}\u001b[39m`,
      )
      .join('\n'),
  /** Of another project, on another system, with a clock before each line. */
  'other paths': (log) =>
    log
      .replace(/\/(?:tmp|my-app|work|home)[\w./-]*/g, 'C:\\Users\\ana maria\\shop-2\\src\\main.ts')
      .split('\n')
      .map((line) => `2026-11-28T09:15:0${line.length % 10}.123Z ${line}`)
      .join('\n'),
  'whole stack': (log) =>
    `> shop@1.0.0 build\n> rsbuild build\n\n  Rsbuild v1.3.22\n\n${log}\n${[...Array(12).keys()]
      .map(
        (line) =>
          `    at step${line} (file:///app/node_modules/@rsbuild/core/dist/index.js:${600 + line}:${line})`,
      )
      .join('\n')}\n\nNode.js v20.19.2\n`,
  /** Of each line that is long, the end is missing: it was outside of the window. */
  'cut off': (log) =>
    log
      .split('\n')
      .map((line) => line.slice(0, 160))
      .join('\n')
      .slice(0, 2_000),
  /** The console of Windows: other line ends, hard breaks after 80 columns, no frames. */
  Windows: (log) =>
    log
      .replace(/[^\x20-\x7e\n…]/g, '?')
      .split('\n')
      .flatMap((line) => line.match(/.{1,80}/g) ?? [''])
      .join('\r\n'),
};
