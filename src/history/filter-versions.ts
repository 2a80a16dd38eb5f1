import { translate } from '@docusaurus/Translate';
import { dataAttributes, marked } from '../ui/dom-contract';
import { readStorage, writeStorage } from '../ui/storage';
import type { OptionVersions } from './history';
import { changedLabel, markLabel, newLabel } from './version-labels';
import {
  comparedVersions,
  isShown,
  findMark,
  readVersion,
  STORED_CHOICE,
  type KnownVersions,
  type Show,
  type VersionChoice,
} from './version-state';
import markStyles from './VersionMark/styles.module.css';

/** The parts of src/history/VersionFilter on a page. */
interface VersionForm {
  readonly version: HTMLInputElement;
  readonly show: HTMLSelectElement;
  readonly limits: Element;
  readonly known: KnownVersions;
}

function formIn(list: Element): VersionForm | undefined {
  const form = list.querySelector<HTMLElement>(marked('versions'));
  if (!form) return undefined;
  const { documented, from, to } = dataAttributes(form);
  return {
    version: form.querySelector('input')!,
    show: form.querySelector('select')!,
    limits: form.querySelector('[role="status"]')!,
    known: { documented: documented!, from: from!, to: to! },
  };
}

const readChoice = ({ version, show, known }: VersionForm): VersionChoice => ({
  version: readVersion(version.value, known),
  show: show.value as Show,
});

/** The versions that src/option/Overview wrote on an item. */
function readVersions(item: HTMLElement): OptionVersions {
  const { since, changed, removed } = dataAttributes(item);
  return { since, changed: changed?.split(' '), removed };
}

function mark(item: HTMLElement, choice: VersionChoice, known: KnownVersions): void {
  const found = findMark(readVersions(item), choice, known);
  let element = item.querySelector<HTMLElement>(`:scope > ${marked('mark')}`);
  if (!element) {
    if (found.state === 'same') return;
    element = document.createElement('span');
    element.className = markStyles.mark!;
    item.firstElementChild!.after(element);
  }
  element.hidden = found.state === 'same';
  if (element.hidden) return;
  dataAttributes(element).mark = found.state;
  element.textContent = markLabel(found);
}

/** The choices name the versions that they compare; a version that isn't known is answered with those that are. */
function label({ version, show, limits, known }: VersionForm, choice: VersionChoice): void {
  const { from, to } = known;
  const [older] = comparedVersions(choice, known);
  show.options[1]!.textContent = changedLabel(older);
  show.options[2]!.textContent = newLabel(choice.version ?? to);
  limits.textContent =
    choice.version || !version.value.trim()
      ? ''
      : translate(
          { id: 'history.limits', message: 'Enter a version from {from} to {to}.' },
          { from, to },
        );
}

/** Marks the options of a list for the version that its reader chose, and returns which of them stay. */
export function filterVersions(list: Element): (item: HTMLElement) => boolean {
  const form = formIn(list);
  if (!form) return () => true;
  const choice = readChoice(form);
  label(form, choice);
  return (item) => {
    mark(item, choice, form.known);
    return isShown(readVersions(item), choice, form.known);
  };
}

/** Why a list is empty whose reader typed no keyword. */
export function nothingLeft(list: Element): string {
  const form = formIn(list)!;
  const choice = readChoice(form);
  const [from, to] = comparedVersions(choice, form.known);
  return choice.show === 'new'
    ? translate(
        { id: 'history.nothingNew', message: 'No option was new before {version}.' },
        { version: choice.version ?? to },
      )
    : translate(
        { id: 'history.nothingChanged', message: 'No option changed from {from} to {to}.' },
        { from, to },
      );
}

/** Keeps what a reader chose for the visit, and returns the query for the address, `?version=1.6.0&show=changed`. */
export function keepChoice(list: Element): string {
  const { search } = window.location;
  const form = formIn(list);
  if (!form) return search;
  const { version, show } = readChoice(form);
  const chosen = { ...(version && { version }), ...(show !== 'all' && { show }) };
  writeStorage(STORED_CHOICE, new URLSearchParams(chosen).toString(), 'sessionStorage');
  const query = new URLSearchParams(search);
  query.delete('version');
  query.delete('show');
  for (const [name, value] of Object.entries(chosen)) query.set(name, value);
  const text = query.toString();
  return text && `?${text}`;
}

/** Fills in what the address says, or else what was chosen before in this visit, unless the reader was quicker. */
export function restoreChoice(list: Element): void {
  const form = formIn(list);
  if (!form || form.version.value || form.show.selectedIndex > 0) return;
  const query = new URLSearchParams(window.location.search);
  const isAddressed = query.has('version') || query.has('show');
  const choice = isAddressed
    ? query
    : new URLSearchParams(readStorage(STORED_CHOICE, 'sessionStorage') ?? '');
  form.version.value = choice.get('version') ?? '';
  const show = choice.get('show');
  form.show.value = [...form.show.options].some(({ value }) => value === show) ? show! : 'all';
  if (isAddressed) keepChoice(list);
}
