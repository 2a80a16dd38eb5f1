import { checkConfig, type Finding } from '../../src/config-check/check-config';
import { schemaLine, type OptionFacts } from '../../src/config-check/facts';
import { readVersion } from '../../src/history/version-state';
import { configSchemas } from '../../src/plugins/config-check/config-schemas';
import type { Language } from '../pages/page-paths';
import { readConfigFacts } from './known-options';

/** What is known of a configuration, as tools without a browser give it. */
export interface ConfigExplanation {
  readonly version: string;
  readonly findings: readonly Omit<Finding, 'from' | 'to'>[];
  readonly options: readonly (OptionFacts & { readonly line: number; readonly option: string })[];
}

export interface ExplainOptions {
  readonly language?: Language;
  /** Of Rsbuild, such as `1.6` or `1.3.22`; the documented one if it's left out. */
  readonly version?: string;
}

/** Explains and checks the text of a configuration, without running it. @throws Error where there is no such version. */
export async function explainConfig(
  text: string,
  options: ExplainOptions = {},
): Promise<ConfigExplanation> {
  const facts = await readConfigFacts(options.language);
  const { documented, from, to } = facts.known;
  const version = options.version ? readVersion(options.version, facts.known) : documented;
  if (!version)
    throw new Error(`Expected a version from ${from} to ${to}, found ${options.version}.`);
  const schema = configSchemas()[schemaLine(version, facts)]!;
  const { findings, options: set } = checkConfig(text, { facts, schema, version });
  return {
    version,
    findings: findings.map(({ from: _from, to: _to, ...finding }) => finding),
    options: set.map(({ line, option }) => ({ line, option, ...facts.options[option]! })),
  };
}
