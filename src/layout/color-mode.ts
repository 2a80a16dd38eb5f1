import { on, type Behavior } from '../ui/behavior';
import { dataAttributes, marked } from '../ui/dom-contract';
import { siteKey } from '../ui/site-data';
import { readStorage, writeStorage } from '../ui/storage';

export type ColorChoice = 'light' | 'dark' | 'system';

/** The button's texts, by choice. */
type Labels = Readonly<Record<ColorChoice, { readonly title: string; readonly label: string }>>;

/** In the order of the button. */
const CHOICES: readonly ColorChoice[] = ['system', 'light', 'dark'];
const storageKey = () => siteKey('theme');

/** A stored choice; anything that is none is the system's. */
const toChoice = (stored: string | null | undefined): ColorChoice =>
  stored === 'light' || stored === 'dark' ? stored : 'system';

const darkSystem = () => window.matchMedia('(prefers-color-scheme: dark)');
const systemTheme = () => (darkSystem().matches ? 'dark' : 'light');
const root = () => dataAttributes(document.documentElement);

function apply(choice: ColorChoice): void {
  root().themeChoice = choice;
  root().theme = choice === 'system' ? systemTheme() : choice;
  for (const button of document.querySelectorAll<HTMLElement>(marked('colorMode'))) {
    const { title, label } = (JSON.parse(dataAttributes(button).colorMode!) as Labels)[choice];
    button.title = title;
    button.setAttribute('aria-label', label);
  }
}

/** Light, dark or the system's colors; src/plugins/page-template/early.js applies the choice before the first paint. */
export const colorMode: Behavior = {
  listeners: [
    on('click', marked('colorMode'), () => {
      const index = CHOICES.indexOf(toChoice(root().themeChoice));
      const choice = CHOICES[(index + 1) % CHOICES.length]!;
      apply(choice);
      writeStorage(storageKey(), choice);
    }),
  ],
  start() {
    apply(toChoice(root().themeChoice));
    darkSystem().addEventListener('change', () => apply(toChoice(root().themeChoice)));
    window.addEventListener('storage', ({ key }) => {
      if (key === storageKey()) apply(toChoice(readStorage(key)));
    });
  },
};
