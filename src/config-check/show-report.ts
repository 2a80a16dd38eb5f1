import { translate } from '@docusaurus/Translate';
import { readVersion } from '../history/version-state';
import { localAddress } from '../routing/local-address';
import { textIn } from '../ui/answer-forms';
import { dataAttributes } from '../ui/dom-contract';
import { fetchFile } from '../ui/fetch-file';
import { makeElement } from '../ui/make-element';
import { checkConfig, type ConfigReport, type Finding, type SetOption } from './check-config';
import { schemaLine, type ConfigFacts, type OptionFacts } from './facts';
import type { Schema } from './schema';

/** So many findings and options are drawn; readers mend the first ones first. */
const SHOWN = 100;

/** A name or value in a sentence can be as long as the text. */
const MAX_SENTENCE = 600;

const files = new Map<string, Promise<unknown>>();

/** A file of the site; it is asked for again after a failure. */
function readFile<Content>(file: string): Promise<Content> {
  const address = localAddress(file);
  const content = files.get(address) ?? fetchFile(address).then((response) => response.json());
  files.set(address, content);
  content.catch(() => files.delete(address));
  return content as Promise<Content>;
}

/** What is known of a version, in the form that the reader typed it; of the documented one where that is none. */
async function readKnown(asked: string) {
  const [facts, documented] = await Promise.all([
    readFile<ConfigFacts>('/config-facts.json'),
    asked.trim() ? undefined : readFile<Schema>('/schemas/config.json'),
  ]);
  const version = readVersion(asked, facts.known);
  const line = schemaLine(version ?? facts.known.documented, facts);
  const schema = documented ?? (await readFile<Schema>(`/schemas/config-${line}.json`));
  return { facts, version, schema };
}

// This module comes when the field gets the focus; its files come before the text is pasted.
void readKnown('').catch(() => {});

/** Leads to its place in the field. */
function lineButton({ line, from, to }: SetOption | Finding, field: HTMLTextAreaElement) {
  const button = makeElement(
    'button',
    {},
    translate({ id: 'config.line', message: 'Line {line}' }, { line }),
  );
  button.type = 'button';
  button.addEventListener('click', () => {
    field.focus();
    field.setSelectionRange(from, to);
  });
  return button;
}

function findingItem(finding: Finding, field: HTMLTextAreaElement): HTMLElement {
  const { isError, text, options, name, url } = finding;
  const kind = isError
    ? translate({ id: 'config.error', message: 'Error:', description: 'Before a finding' })
    : translate({ id: 'config.hint', message: 'Note:', description: 'Before a finding' });
  const label = options[0] ?? name;
  const said = text.slice(0, MAX_SENTENCE);
  const at = url ? said.lastIndexOf(label) : -1;
  // Isolated: letters of the text that is checked may turn the direction of writing.
  const sentence =
    at < 0
      ? makeElement('bdi', {}, said)
      : makeElement(
          'bdi',
          {},
          said.slice(0, at),
          makeElement('a', { href: url! }, label),
          said.slice(at + label.length),
        );
  const item = makeElement(
    'li',
    {},
    lineButton(finding, field),
    makeElement('span', {}, makeElement('strong', {}, kind), ' ', sentence),
  );
  dataAttributes(item).mark = isError ? 'error' : 'note';
  return item;
}

/** Tells how many findings are left out. */
const restItem = (rest: number) =>
  makeElement(
    'li',
    {},
    translate(
      {
        id: 'config.rest',
        message: 'Not shown: {rest}. Correct the ones above first.',
        description: 'How many findings are left out, below the first ones',
      },
      { rest },
    ),
  );

/** The default in words: one value if it's the same in all modes. */
function defaultIn({ default: values = {} as never }: OptionFacts): string {
  const entries = Object.entries<string>(values);
  const isSame = new Set(Object.values(values)).size === 1;
  return isSame ? entries[0]![1] : entries.map((each) => each.join(': ')).join(', ');
}

function optionItem(set: SetOption, facts: OptionFacts, field: HTMLTextAreaElement): HTMLElement {
  // Without the declarations before it.
  const type = facts.type.split('\n\n').at(-1)!.replace(/\s+/g, ' ');
  const value = defaultIn(facts);
  const details = makeElement(
    'small',
    {},
    `${translate({ id: 'option.type', message: 'Type' })} `,
    makeElement('code', {}, type),
  );
  if (value)
    details.append(
      ` · ${translate({ id: 'option.default', message: 'Default' })} `,
      makeElement('code', {}, value),
    );
  const name = makeElement('a', { href: facts.url }, makeElement('code', {}, set.option));
  return makeElement(
    'li',
    {},
    lineButton(set, field),
    makeElement('span', {}, name, ' ', facts.description),
    details,
  );
}

/** What was found, in a sentence; what is said of the text as a whole is that sentence. */
function summarize({ findings, options }: ConfigReport): string {
  const errors = findings.filter(({ isError }) => isError).length;
  const ofAll = findings.find(({ name }) => !name);
  return (
    ofAll?.text ??
    translate(
      {
        id: 'config.status',
        message: 'Errors: {errors} · Notes: {notes} · Options: {options}',
        description: 'How much was found in a configuration',
      },
      { errors, notes: findings.length - errors, options: options.length },
    )
  );
}

/** Explains and checks the configuration in a form. Nothing of it becomes a part of the page but as text. */
export async function showAnswer(form: HTMLElement): Promise<void> {
  const field = textIn(form);
  const chosen = form.querySelector('input')!;
  const asked = chosen.value;
  const { facts, schema, version } = await readKnown(asked);
  const { known } = facts;
  // Another version was typed by now, and its answer may have come already.
  if (chosen.value !== asked) return;
  const isUnknown = !version && asked.trim() !== '';
  chosen.setAttribute('aria-invalid', String(isUnknown));
  const report = checkConfig(field.value, { facts, schema, version });
  const limits = translate(
    { id: 'history.limits', message: 'Enter a version from {from} to {to}.' },
    { from: known.from, to: known.to },
  );
  const said = field.value.trim() && summarize(report);
  form.querySelector('[role="status"]')!.textContent = isUnknown ? limits : said;
  const findings = report.findings.filter(({ name }) => name);
  const shown = findings.slice(0, SHOWN).map((finding) => findingItem(finding, field));
  const rest = findings.length - shown.length;
  form.querySelector('ol')!.replaceChildren(...shown, ...(rest > 0 ? [restItem(rest)] : []));
  const items = report.options
    .slice(0, SHOWN)
    .map((set) => optionItem(set, facts.options[set.option]!, field));
  form.querySelector('ul')!.replaceChildren(...items);
  form.querySelector('details')!.hidden = items.length === 0;
}
