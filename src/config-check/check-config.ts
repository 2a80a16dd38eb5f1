import { compareVersions } from '../history/versions';
import { addTo } from '../ui/add-to';
import { fill } from '../ui/fill';
import { equalsDefault } from './equals-default';
import { MODES, MODES_OF_OPTIONS, type ConfigFacts, type Counterpart, type Tool } from './facts';
import type { FindingKind } from './finding-texts';
import { nearestName } from './nearest-name';
import { recognizeTool, TOOL_NAMES, TOOLS } from './recognize-tool';
import { readConfig, type ConfigSource } from './read-config';
import type { ConfigObject, ConfigProperty, ConfigValue, Range } from './read-values';
import { SchemaReader, type Schema } from './schema';

/** A longer text isn't a configuration; reading it would take a phone longer than a moment. */
export const MAX_LENGTH = 20_000;

/** What no text has many of: control characters, and what stands for bytes that are no letters. */
const NO_LETTERS = /[\u0000-\u0008\u000e-\u001f\ufffd]/g;

/** The share of them that makes a text binary data. */
const BINARY_SHARE = 0.1;

/** Whether it begins like binary data: all 5 MB of a picture needn't be read for that. */
function isBinary(text: string): boolean {
  const start = text.slice(0, MAX_LENGTH);
  return (start.match(NO_LETTERS)?.length ?? 0) > start.length * BINARY_SHARE;
}

/** What a check found in a place of the text. */
export interface Finding extends Range {
  readonly kind: FindingKind;
  /** Whether it is an error; a note is about something that works. */
  readonly isError: boolean;
  /** From 1. */
  readonly line: number;
  /** `output.distPath` */
  readonly name: string;
  /** The options that are meant or take its place. */
  readonly options: readonly string[];
  readonly text: string;
  /** The page about it. */
  readonly url?: string;
}

/** An option that the text sets. */
export interface SetOption extends Range {
  readonly line: number;
  readonly option: string;
}

export interface ConfigReport {
  readonly findings: readonly Finding[];
  readonly options: readonly SetOption[];
}

export interface CheckOptions {
  readonly facts: ConfigFacts;
  /** `/schemas/config.json` of the version. */
  readonly schema: Schema;
  /** The documented version if it's left out. */
  readonly version?: string;
}

/** An environment has the options of the whole configuration. */
const toOption = (path: readonly string[]): readonly string[] =>
  path[0] === 'environments' && path.length > 2 ? path.slice(2) : path;

/** One check of one text. */
class Check {
  readonly findings: Finding[] = [];
  readonly options: SetOption[] = [];
  private readonly reader: SchemaReader;
  private readonly version: string;
  private readonly starts: number[];
  /** The places and sentences of the findings. */
  private readonly reported = new Set<string>();
  /** The options that are meant by findings. */
  private readonly meant = new Set<string>();
  /** The counterparts of a name in other tools. */
  private readonly counterparts = new Map<string, Counterpart[]>();
  /** The options that end with a name. */
  private readonly endings = new Map<string, string[]>();

  constructor(
    text: string,
    private readonly source: ConfigSource,
    private readonly given: CheckOptions,
  ) {
    this.reader = new SchemaReader(given.schema);
    this.version = given.version ?? given.facts.known.documented;
    this.starts = [0, ...[...text.matchAll(/\n/g)].map(({ index }) => index + 1)];
    for (const each of given.facts.counterparts)
      for (const name of each.names) addTo(this.counterparts, name, each);
    for (const option of Object.keys(given.facts.options)) {
      const parts = option.split('.');
      for (const i of parts.keys()) addTo(this.endings, parts.slice(i).join('.'), option);
    }
  }

  /** The line of a place, from 1. */
  private lineAt(place: number): number {
    let [low, high] = [0, this.starts.length];
    while (low < high) {
      const middle = (low + high) >> 1;
      if (this.starts[middle]! <= place) low = middle + 1;
      else high = middle;
    }
    return low;
  }

  private place({ from, to }: Range): Range & { readonly line: number } {
    const { shift } = this.source;
    const start = Math.max(0, from - shift);
    return { from: start, to: Math.max(start, to - shift), line: this.lineAt(start) };
  }

  report(
    kind: FindingKind,
    at: Range,
    path: readonly string[],
    values: Readonly<Record<string, string>> = {},
    more: {
      readonly options?: readonly string[];
      readonly url?: string;
      readonly isNote?: boolean;
    } = {},
  ): void {
    const name = path.join('.');
    const { options = [], isNote, url = this.urlOf(options[0] ?? name) } = more;
    const text = fill(this.given.facts.texts[kind], { version: this.version, name, ...values });
    const finding = { kind, isError: !isNote, ...this.place(at), name, options, text, url };
    const key = `${finding.from} ${text}`;
    if (this.reported.has(key)) return;
    this.reported.add(key);
    this.findings.push(finding);
    for (const option of options) this.meant.add(option);
  }

  /** The page of an option, or of the one that it is a field of. */
  private urlOf(name: string): string | undefined {
    const parts = name.split('.');
    for (let length = parts.length; length > 0; length--) {
      const option = this.given.facts.options[parts.slice(0, length).join('.')];
      if (option) return option.url;
    }
    return undefined;
  }

  private isAfter = (version: string) => compareVersions(version, this.version) > 0;

  private counterpart(path: readonly string[], tools?: readonly Tool[]): Counterpart | undefined {
    const found = this.counterparts.get(path.join('.'));
    return found?.find(({ tool }) => !tools || tools.includes(tool));
  }

  /** The tool whose configuration this is; undefined if it's Rsbuild's. */
  tool = (): Tool | undefined =>
    recognizeTool(this.source, {
      isOwn: (path) => Boolean(this.reader.at(path)),
      isOf: (path, tool) => Boolean(this.counterpart(path, [tool])),
    });

  /** The counterparts of all that another tool's configuration sets. */
  translate(tool: Tool, { properties }: ConfigObject, parent: readonly string[] = []): void {
    for (const property of properties) {
      const path = [...parent, property.name];
      const found = this.counterpart(path, [tool]);
      if (found) this.reportCounterpart(found, property, path);
      if (property.value.kind === 'object') this.translate(tool, property.value, path);
    }
  }

  private reportCounterpart(found: Counterpart, at: Range, path: readonly string[]): void {
    const { tool, text, options, url } = found;
    const values = { tool: TOOL_NAMES[tool], text };
    this.report('counterpart', at, path, values, { options, ...(!options.length && { url }) });
  }

  object(value: ConfigObject, schema: Schema, path: readonly string[]): void {
    for (const property of value.properties) {
      const own = [...path, property.name];
      const found = this.reader.property(schema, property.name);
      if (found.length === 0) this.unknown(property, schema, own);
      else this.property(property, found.length === 1 ? found[0]! : { anyOf: found }, own);
    }
    const parent = toOption(path);
    for (const missing of this.reader.missing(schema, value)) {
      const name = [...parent, missing].join('.');
      if (!this.meant.has(name)) this.report('required', value, parent, { right: missing });
    }
  }

  private property(property: ConfigProperty, schema: Schema, path: readonly string[]): void {
    const { value } = property;
    const option = toOption(path);
    const name = option.join('.');
    const isOutdated = this.versions(property, option);
    if (isOutdated) return;
    if (Object.hasOwn(this.given.facts.options, name)) {
      this.options.push({ ...this.place(property), option: name });
      this.notes(property, option);
    }
    this.value(value, schema, path, property);
  }

  private value(value: ConfigValue, schema: Schema, path: readonly string[], at: Range): void {
    if (value.kind === 'choice') {
      for (const each of value.values) this.value(each, schema, path, at);
      return;
    }
    if (!this.reader.accepts(schema, value)) {
      const expected = this.reader.kinds(schema).join(', ');
      const found =
        'value' in value && value.value !== undefined ? JSON.stringify(value.value) : value.kind;
      this.report('type', at, toOption(path), { expected, found });
      return;
    }
    if (value.kind === 'object') this.object(value, schema, path);
    if (value.kind !== 'array') return;
    for (const [i, item] of value.items.entries()) {
      const items = this.reader.item(schema, i);
      if (items) this.value(item, items, path, item);
    }
  }

  /** What other versions have of a name; whether this one lacks it. */
  private versions(at: Range, option: readonly string[]): boolean {
    const { since, removed, deprecated, renamed } =
      this.given.facts.versions[option.join('.')] ?? {};
    const options = renamed ? [renamed] : [];
    const instead = renamed ? fill(this.given.facts.texts.instead, { renamed }) : '';
    if (since && this.isAfter(since)) {
      this.report('later', at, option, { since });
      return true;
    }
    if (removed && !this.isAfter(removed)) {
      this.report('removed', at, option, { removed, instead }, { options });
      return true;
    }
    if (deprecated && !this.isAfter(deprecated))
      this.report('deprecated', at, option, { deprecated, instead }, { options, isNote: true });
    return false;
  }

  private notes(property: ConfigProperty, option: readonly string[]): void {
    const name = option.join('.');
    const { default: defaults } = this.given.facts.options[name]!;
    // Defaults are those of the documented version.
    const equal =
      defaults && this.version === this.given.facts.known.documented
        ? MODES.filter((mode) => equalsDefault(property.value, defaults[mode]))
        : [];
    const isNote = true;
    if (equal.length === MODES.length) this.report('default', property, option, {}, { isNote });
    else if (equal.length > 0)
      this.report('defaultInMode', property, option, { modes: equal.join(', ') }, { isNote });
    const modes = MODES_OF_OPTIONS[name];
    if (modes) this.report('modes', property, option, { modes: modes.join(', ') }, { isNote });
  }

  /** Says what a name that isn't allowed in its place may be. */
  private unknown(at: ConfigProperty, schema: Schema, path: readonly string[]): void {
    const option = toOption(path);
    if (this.versions(at, option)) return;
    const [name] = option.slice(-1) as [string];
    const parent = option.slice(0, -1);
    const counterpart = this.counterpart(option);
    const siblings = this.reader.names(schema);
    const elsewhere = (option.length <= 2 && this.endings.get(name)) || [];
    const right = nearestName(name, siblings);
    if (counterpart) this.reportCounterpart(counterpart, at, option);
    else if (elsewhere.length > 0)
      this.report('moved', at, option, { right: elsewhere.join(', ') }, { options: elsewhere });
    else if (this.reader.at(['tools', 'rspack', ...option])) {
      const options = ['tools.rspack'];
      this.report('rspack', at, option, { right: [...options, ...option].join('.') }, { options });
    } else if (right) {
      const meant = [...parent, right].join('.');
      this.report('misspelled', at, option, { right: meant }, { options: [meant] });
    } else if (!this.counterpartsIn(at, option)) this.report('unknown', at, option);
  }

  /** Answers for another tool's group by what is in it: `build` isn't in a table, `build.outDir` is. */
  private counterpartsIn({ value }: ConfigProperty, path: readonly string[]): boolean {
    if (value.kind !== 'object') return false;
    const before = this.findings.length;
    for (const tool of TOOLS)
      if (this.findings.length === before) this.translate(tool, value, path);
    return this.findings.length > before;
  }
}

const START: Range = { from: 0, to: 0 };

/** Explains and checks the text of a configuration, which may be unfinished or another tool's. Never throws. */
export function checkConfig(text: string, options: CheckOptions): ConfigReport {
  const refused = isBinary(text) ? 'binary' : text.length > MAX_LENGTH ? 'long' : undefined;
  if (refused) {
    const none = new Check('', readConfig(''), options);
    none.report(refused, START, [], { limit: String(MAX_LENGTH) });
    return { findings: none.findings, options: [] };
  }
  const source = readConfig(text);
  const check = new Check(text, source, options);
  const tool = check.tool();
  if (tool) {
    check.report('tool', START, [], { tool: TOOL_NAMES[tool] });
    for (const object of source.objects) check.translate(tool, object);
  } else for (const object of source.objects) check.object(object, options.schema, []);
  if (text.trim() && source.objects.length === 0) check.report('nothing', START, []);
  const { findings, options: set } = check;
  return { findings: [...findings].sort((a, b) => a.from - b.from), options: set };
}
