import { format, stripVTControlCharacters } from 'node:util';

const methods = ['log', 'info', 'warn', 'error'] as const;

export interface CapturedLog {
  text: () => string;
  stop: () => void;
}

/** Collects what is printed through the console until it is stopped. */
export function captureLog(): CapturedLog {
  const lines: string[] = [];
  const originals = methods.map((method) => console[method]);
  for (const method of methods) {
    console[method] = (...values: unknown[]) => {
      lines.push(stripVTControlCharacters(format(...values)));
    };
  }
  return {
    text: () => lines.join('\n'),
    stop() {
      methods.forEach((method, index) => {
        console[method] = originals[index] ?? console[method];
      });
    },
  };
}
