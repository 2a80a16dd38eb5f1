import type { ComponentType } from 'react';
import type { IslandName } from '../ui/Island';
import { dataAttributes, marked } from '../ui/dom-contract';

type Load = () => Promise<{ default: ComponentType }>;

/** The parts of pages that React draws in the browser; each is fetched where a page has it. */
const islands: Readonly<Record<IslandName, Load>> = {
  'search-page': () => import('../search/page'),
};

/** What takes each island away. */
const mounted = new Map<HTMLElement, () => void>();

async function mount(place: HTMLElement): Promise<void> {
  const name = dataAttributes(place).island as IslandName;
  try {
    const [{ mountComponent }, { default: Island }] = await Promise.all([
      import('../ui/mount-island'),
      islands[name](),
    ]);
    if (place.isConnected) mounted.set(place, mountComponent(place, Island));
  } catch (error) {
    console.error(`The part ${name} of this page could not be loaded.`, error);
  }
}

/** Brings the islands of the page shown to life; those of the page before must not listen or write on. */
export function mountIslands(): void {
  for (const [place, unmount] of mounted)
    if (!place.isConnected) {
      unmount();
      mounted.delete(place);
    }
  for (const place of document.querySelectorAll<HTMLElement>(marked('island'))) void mount(place);
}
