import { expect, type Locator, type Page } from '@playwright/test';
import { open, untilHydrated } from './open';

/** The open search of a page. */
export class SearchPanel {
  readonly dialog: Locator;
  /** What was found. */
  readonly answer: Locator;
  readonly field: Locator;
  readonly rows: Locator;
  readonly selected: Locator;
  /** The section of the selected row. */
  readonly preview: Locator;

  constructor(readonly page: Page) {
    this.dialog = page.locator('dialog[open]');
    this.answer = this.dialog;
    this.field = this.dialog.getByRole('combobox');
    this.rows = this.dialog.getByRole('option');
    this.selected = this.dialog.getByRole('option', { selected: true });
    this.preview = this.dialog.locator('div[aria-hidden="true"]');
  }

  /** Opens it by the keyboard. */
  async open(): Promise<this> {
    await untilHydrated(this.page);
    await this.page.keyboard.press('Control+k');
    await expect(this.field).toBeFocused();
    return this;
  }

  /** Notes each first row that is shown from now on; the way to read them. */
  async watchFirstRows(): Promise<() => Promise<string[]>> {
    const noted = await this.dialog.evaluateHandle((dialog) => {
      const rows: string[] = [];
      new MutationObserver(() => {
        const text = dialog.querySelector('[role="option"]')?.textContent;
        if (text && text !== rows.at(-1)) rows.push(text);
      }).observe(dialog, {
        childList: true,
        subtree: true,
        characterData: true,
        attributes: true,
      });
      return rows;
    });
    return () => noted.jsonValue();
  }

  /** Notes when the field's text changes from now on, in milliseconds; the way to read it. */
  async timesOfInput(): Promise<() => Promise<number[]>> {
    const noted = await this.field.evaluateHandle((field) => {
      const times: number[] = [];
      field.addEventListener('input', ({ timeStamp }) => times.push(timeStamp));
      return times;
    });
    return () => noted.jsonValue();
  }

  /** Types a query and waits for what names answer. */
  async findNames(query: string): Promise<this> {
    await this.field.fill(query);
    await expect(this.rows.first()).toBeVisible();
    return this;
  }

  /** Types a query and waits for all of its rows. */
  async find(query: string): Promise<this> {
    await this.field.fill(query);
    await expect(this.rows.first()).toBeVisible();
    await expect(this.dialog.getByRole('listbox')).toHaveAttribute('aria-busy', 'false');
    return this;
  }
}

/** Opens a page and its search. */
export async function searchOn(page: Page, path = '/config/dev/hmr'): Promise<SearchPanel> {
  await open(page, path);
  return new SearchPanel(page).open();
}

/** Serves the built site as if its settings, or what its plugins tell it, were others. */
export async function changeSettings(page: Page, from: string | RegExp, to: string): Promise<void> {
  await page.addInitScript(
    ({ pattern, replacement }) =>
      document.addEventListener('DOMContentLoaded', () => {
        const change = (text: string) => text.replace(new RegExp(pattern), replacement);
        const data = document.getElementById('site-data')!;
        data.textContent = change(data.textContent!);
        for (const button of document.querySelectorAll<HTMLElement>('[data-opens-search]'))
          button.dataset.opensSearch = change(button.dataset.opensSearch!);
      }),
    { pattern: from instanceof RegExp ? from.source : from, replacement: to },
  );
}

/** Keeps the texts of the index back; returns what lets them come. */
export async function holdTexts(page: Page): Promise<() => void> {
  let release = () => {};
  const held = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/search/index.*.json', async (route) => {
    await held;
    await route.continue();
  });
  return release;
}

/** What passes between a page and its search worker. */
export interface WorkerTraffic {
  /** The queries that were asked. */
  queries(): Promise<string[]>;
  /** Resolves once the whole index is loaded. */
  complete(): Promise<unknown>;
}

/** Watches the search worker from now on; call before the page loads. */
export async function watchWorker(page: Page): Promise<WorkerTraffic> {
  await page.addInitScript(() => {
    const traffic = { queries: [] as string[], isComplete: false };
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message: { type: string; query: string }) {
      if (message.type === 'search') traffic.queries.push(message.query);
      if (message.type === 'load') {
        this.addEventListener('message', ({ data }) => {
          if (data.type === 'loaded') traffic.isComplete = true;
        });
      }
      return post.call(this, message);
    };
    Object.assign(window, { traffic });
  });
  type Watched = typeof window & { traffic: { queries: string[]; isComplete: boolean } };
  return {
    queries: () => page.evaluate(() => (window as Watched).traffic.queries),
    complete: () => page.waitForFunction(() => (window as Watched).traffic.isComplete),
  };
}

/** Opens a page and its search, with the whole index: an answer out of the titles alone is followed by another one. */
export async function wholeSearchOn(page: Page, path?: string): Promise<SearchPanel> {
  const worker = await watchWorker(page);
  const panel = await searchOn(page, path);
  await worker.complete();
  return panel;
}
