import { arrowStep } from '../ui/arrow-step';
import { on, type Behavior } from '../ui/behavior';
import { dataAttributes, marked } from '../ui/dom-contract';
import { siteKey } from '../ui/site-data';
import { readStorage, writeStorage } from '../ui/storage';

/** The group of tabs that the plugin npm2yarn makes of a command. */
export const PACKAGE_MANAGERS = 'npm2yarn';
/** Where a reader's choice among the tabs of a group is kept, in the site's storage. */
export const tabsKey = (group: string): string => `docusaurus.tab.${group}`;

const TAB = '.tabs-container [role="tab"]';
/** React, and the minifier of pages, write only the plain `hidden`. */
const UNTIL_FOUND = 'until-found';
const PANEL = '.tabs-container > [role="tabpanel"]';

const groups = () => document.querySelectorAll<HTMLElement>(`.tabs-container${marked('group')}`);

const storageKey = (group: string) => siteKey(tabsKey(group));
const findContainer = (part: HTMLElement) => part.closest<HTMLElement>('.tabs-container')!;
const findTabs = (container: Element) => [
  ...container.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]'),
];

/** Shows the panel of a value; nothing changes where no tab has it. */
function select(container: Element, value: string | null): void {
  const tabs = findTabs(container);
  if (!tabs.some((tab) => dataAttributes(tab).value === value)) return;
  const panels = container.querySelectorAll<HTMLElement>(':scope > [role="tabpanel"]');
  tabs.forEach((tab, i) => {
    const isSelected = dataAttributes(tab).value === value;
    tab.setAttribute('aria-selected', String(isSelected));
    tab.tabIndex = isSelected ? 0 : -1;
    if (isSelected) panels[i]!.removeAttribute('hidden');
    else panels[i]!.setAttribute('hidden', UNTIL_FOUND);
  });
}

/** A choice holds for all tabs of the group; the tab that was chosen stays where it is on the screen. */
function choose(tab: HTMLElement): void {
  const container = findContainer(tab);
  const { group } = dataAttributes(container);
  const value = dataAttributes(tab).value!;
  const top = tab.getBoundingClientRect().top;
  select(container, value);
  if (group) {
    for (const other of groups()) if (dataAttributes(other).group === group) select(other, value);
    writeStorage(storageKey(group), value);
  }
  window.scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
}

/** Opens the tab in which the browser has found what its reader looks for; the reader hasn't chosen it for other pages. */
function openFound(panel: HTMLElement): void {
  select(
    findContainer(panel),
    dataAttributes(document.getElementById(panel.getAttribute('aria-labelledby')!)!).value!,
  );
}

function onKeyDown(tab: HTMLElement, event: KeyboardEvent): void {
  const { key } = event;
  if (key === 'Enter' || key === ' ') {
    event.preventDefault();
    choose(tab);
  }
  const step = arrowStep(key);
  if (!step) return;
  const tabs = findTabs(findContainer(tab));
  tabs.at((tabs.indexOf(tab) + step) % tabs.length)!.focus();
}

/** Shows what readers have chosen before. The tabs themselves say it then, so the style sheet no longer has to. */
function showChoices(): void {
  for (const container of groups())
    select(container, readStorage(storageKey(dataAttributes(container).group!)));
  delete dataAttributes(document.documentElement).packageManager;
}

/** What is in closed tabs can be found from now on, or was found before the scripts came. */
function openToSearch(): void {
  const panels = [...document.querySelectorAll<HTMLElement>(PANEL)];
  const isSelected = (panel: HTMLElement) =>
    document
      .getElementById(panel.getAttribute('aria-labelledby')!)
      ?.getAttribute('aria-selected') === 'true';
  const found = panels.filter((panel) => !panel.hidden && !isSelected(panel));
  showChoices();
  for (const panel of panels) if (panel.hidden) panel.setAttribute('hidden', UNTIL_FOUND);
  found.forEach(openFound);
}

/** The tabs of a page's text: by click, and by keyboard. Other tabs of the browser follow. */
export const tabs: Behavior = {
  listeners: [
    on('click', TAB, choose),
    on('keydown', TAB, onKeyDown),
    on('beforematch', PANEL, openFound),
  ],
  start: () => window.addEventListener('storage', showChoices),
  onPage: openToSearch,
};
