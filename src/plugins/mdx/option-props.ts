import type { VersionHistory } from '../../history/history';
import type { Props } from '../../option/OptionHeader';
import { highlight } from './highlight';

/** The facts of an option in front matter or a fence: TypeScript type, default (one, or one per mode), first version. */
export interface OptionFacts {
  /** The name, where it isn't the heading above. */
  option?: string;
  type?: string;
  default?: string | Record<string, string>;
  since?: string;
}

const toHtml = (code: string) => highlight(code.trim(), 'ts').join('\n');

/** The props of an option's header. A history has the version that brought the option. */
export function optionProps(
  { type = '', default: value = {}, since }: OptionFacts,
  history?: VersionHistory,
): Props {
  const defaults = typeof value === 'string' ? { '': value } : value;
  return {
    type: toHtml(type),
    defaults: Object.entries(defaults).map(([mode, code]) => [mode, toHtml(code)]),
    since: history ? undefined : since,
    history,
  };
}
