import { translate } from '@docusaurus/Translate';
import { CHANGES_FILE } from '../history/change-files';
import { describeDifferences, type ChangesFile } from '../history/describe-differences';
import { readLatest } from '../history/version-state';
import { compareVersions } from '../history/versions';
import { localAddress } from '../routing/local-address';
import { marked } from '../ui/dom-contract';
import { fetchFile } from '../ui/fetch-file';
import { fill } from '../ui/fill';
import { makeElement } from '../ui/make-element';
import { splitNames } from '../ui/name-breaks';

/** A text with code between backticks. */
const withCode = (text: string) =>
  text.split('`').map((part, i) => (i % 2 ? makeElement('code', {}, part) : part));

type Parts = ReturnType<typeof describeDifferences>['parts'];
type Group = Parts[number]['groups'][number];

function groupElement({ subject, label, items }: Group): HTMLElement {
  const group = makeElement(
    'details',
    {},
    makeElement('summary', {}, `${label} (${items.length})`),
    makeElement(
      'ul',
      {},
      ...items.map(({ name, url, text, words }) => {
        const breaks = splitNames(name).flatMap((part) => [makeElement('wbr'), part]);
        const code = makeElement('code', {}, ...breaks.slice(1));
        const own = words ? [' ', makeElement('span', { lang: 'en' }, ...withCode(words))] : [];
        const named = url ? makeElement('a', { href: url }, code) : code;
        return makeElement(
          'li',
          {},
          makeElement('span', {}, named),
          ' ',
          makeElement('span', {}, ...withCode(text), ...own),
        );
      }),
    ),
  );
  // Most of these are names of types.
  group.open = subject !== 'exports';
  return group;
}

/** What the form says, or the address if it isn't the reader who asks; the address follows. */
function readChoice(form: HTMLFormElement, isAsked: boolean) {
  const url = new URL(window.location.href);
  const fields = [...form.querySelectorAll('input')];
  for (const field of fields)
    if (isAsked) url.searchParams.set(field.name, field.value.trim());
    else field.value = url.searchParams.get(field.name) ?? field.defaultValue;
  if (isAsked) window.history.replaceState(window.history.state, '', url);
  return fields;
}

/** The options that the configuration above sets; its parser comes only then. */
async function readOptions(): Promise<ReadonlySet<string>> {
  const field = document.querySelector<HTMLTextAreaElement>(
    `${marked('paste', 'config')} textarea`,
  );
  const { setOptions } = await import('./set-options');
  return setOptions(field!.value);
}

/**
 * Tells what is different in one of two versions, or what of that touches the configuration above. Nothing of the address
 * becomes a part of the page but as text.
 * @param button the one that a reader pressed; none where the address asks
 */
export async function showDifferences(
  form: HTMLFormElement,
  button?: HTMLElement | null,
): Promise<void> {
  const fields = readChoice(form, Boolean(button));
  const [file, options] = await Promise.all([
    fetchFile(localAddress(`/${CHANGES_FILE}`)).then(
      (response) => response.json() as Promise<ChangesFile>,
    ),
    (button as HTMLButtonElement | undefined)?.value === 'touched' ? readOptions() : undefined,
  ]);
  const { known, texts } = file;
  const ends = fields.map((field) => {
    const version = readLatest(field.value, known);
    field.setAttribute('aria-invalid', String(!version));
    return { label: field.value.trim().replace(/^v/i, ''), version };
  });
  const status = form.querySelector('[role="status"]')!;
  const differences = form.lastElementChild!;
  if (ends.some(({ version }) => !version)) {
    status.textContent = translate(
      { id: 'history.limits', message: 'Enter a version from {from} to {to}.' },
      { from: known.from, to: known.to },
    );
    return differences.replaceChildren();
  }
  if (options?.size === 0) {
    status.textContent = translate({
      id: 'between.noConfig',
      message: 'Paste a configuration into the field above first.',
    });
    return differences.replaceChildren();
  }
  const [older, newer] = [...ends].sort((a, b) => compareVersions(a.version!, b.version!));
  const { counts, parts } = describeDifferences(file, [older!.version!, newer!.version!], options);
  const labels = { from: older!.label, to: newer!.label };
  const swapped = fill(texts.swapped, { from: ends[0]!.label, to: ends[1]!.label });
  status.textContent = [
    ...(ends[0] === older ? [] : [swapped]),
    fill(parts.length > 0 ? texts.counts : texts.nothing, { ...labels, ...counts }),
  ].join(' ');
  differences.replaceChildren(
    ...parts.flatMap(({ heading, groups }) => [
      makeElement('h3', {}, heading),
      ...groups.map(groupElement),
    ]),
  );
}
