import { useEffect } from 'react';
import { createStorageSlot } from '@docusaurus/theme-common';
import { PACKAGE_MANAGER_DATA, tabsKey } from './package-manager';
import { onNewContent } from './on-new-content';

const groups = () => document.querySelectorAll<HTMLElement>('.tabs-container[data-group]');

const slotOf = (group: string) => createStorageSlot(tabsKey(group));
const tabsOf = (container: Element) => [
  ...container.querySelectorAll<HTMLElement>(':scope > [role="tablist"] > [role="tab"]'),
];

/** Shows the panel of a value; nothing changes where no tab has it. */
function select(container: Element, value: string | null): void {
  const tabs = tabsOf(container);
  if (!tabs.some((tab) => tab.dataset.value === value)) return;
  const panels = container.querySelectorAll<HTMLElement>(':scope > [role="tabpanel"]');
  tabs.forEach((tab, i) => {
    const isSelected = tab.dataset.value === value;
    tab.setAttribute('aria-selected', String(isSelected));
    tab.tabIndex = isSelected ? 0 : -1;
    panels[i]!.hidden = !isSelected;
  });
}

/** A choice holds for all tabs of the group; the tab that was chosen stays where it is on the screen. */
function choose(tab: HTMLElement): void {
  const container = tab.closest<HTMLElement>('.tabs-container')!;
  const { group } = container.dataset;
  const value = tab.dataset.value!;
  const top = tab.getBoundingClientRect().top;
  select(container, value);
  if (group) {
    for (const other of groups()) if (other.dataset.group === group) select(other, value);
    slotOf(group).set(value);
  }
  window.scrollBy({ top: tab.getBoundingClientRect().top - top, behavior: 'instant' });
}

/** Shows what readers have chosen before. The tabs themselves say it then, so the style sheet no longer has to. */
function showChoices(): void {
  for (const container of groups()) select(container, slotOf(container.dataset.group!).get());
  delete document.documentElement.dataset[PACKAGE_MANAGER_DATA];
}

const tabOf = ({ target }: Event) => (target as Element).closest<HTMLElement>('[role="tab"]');

function onClick(event: MouseEvent): void {
  const tab = tabOf(event);
  if (tab?.closest('.tabs-container')) choose(tab);
}

function onKeyDown(event: KeyboardEvent): void {
  const tab = tabOf(event);
  const container = tab?.closest('.tabs-container');
  if (!tab || !container) return;
  if (event.key === 'Enter') choose(tab);
  const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
  if (!step) return;
  const tabs = tabsOf(container);
  tabs.at((tabs.indexOf(tab) + step) % tabs.length)!.focus();
}

/** The tabs of a page's text: by click, and by keyboard. Other tabs of the browser follow. */
export function useTabs(): void {
  useEffect(() => {
    showChoices();
    document.addEventListener('click', onClick);
    document.addEventListener('keydown', onKeyDown);
    window.addEventListener('storage', showChoices);
    const stop = onNewContent(showChoices);
    return () => {
      document.removeEventListener('click', onClick);
      document.removeEventListener('keydown', onKeyDown);
      window.removeEventListener('storage', showChoices);
      stop();
    };
  }, []);
}
