/** Reacts to events of a page's elements. Listens on the document, so that it works on every page that is put into it. */
export interface Listener {
  readonly type: keyof DocumentEventMap;
  readonly selector: string;
  readonly handle: (element: HTMLElement, event: Event) => void;
}

/** The window event of a page change (not of a change of query or hash). */
export const CONTENT_RELOAD_EVENT = 'content-reload';

/** Something that readers can do with a page that is plain HTML. */
export interface Behavior {
  readonly listeners?: readonly Listener[];
  /**
   * Runs when a page is in the document: once the scripts run, and after each page change. Whoever puts another page
   * into the document calls `showAgain`.
   */
  readonly onPage?: (showAgain: () => void) => void;
  /** Runs once, when the scripts run. */
  readonly start?: () => void;
}

/**
 * A listener for the events of one type whose target is inside an element of `selector`, which is handed over.
 *
 * @example on('click', 'button.copy', (button) => copy(button))
 */
export function on<Type extends keyof DocumentEventMap>(
  type: Type,
  selector: string,
  handle: (element: HTMLElement, event: DocumentEventMap[Type]) => void,
): Listener {
  return { type, selector, handle: handle as Listener['handle'] };
}

/** Events that don't bubble, which the document only hears on their way down. */
const CAPTURED: readonly string[] = ['toggle', 'error', 'scroll'];

function listen(type: string, listeners: readonly Listener[]): void {
  document.addEventListener(
    type,
    (event) => {
      if (!(event.target instanceof Element)) return;
      for (const { selector, handle } of listeners) {
        const element = event.target.closest<HTMLElement>(selector);
        if (element) handle(element, event);
      }
    },
    { capture: CAPTURED.includes(type) },
  );
}

/** A fault in one behavior must not take the others along. */
function attempt(run: () => void): void {
  try {
    run();
  } catch (error) {
    console.error(error);
  }
}

/** Runs each in a task of its own: between two of them the browser paints and answers the reader. */
function inTasks(runs: readonly (() => void)[]): void {
  for (const run of runs) setTimeout(() => attempt(run));
}

/** Starts all behaviors, with one listener on the document for each type of event. */
export function startBehaviors(behaviors: readonly Behavior[]): void {
  const all = behaviors.flatMap(({ listeners = [] }) => listeners);
  for (const type of new Set(all.map((listener) => listener.type)))
    listen(
      type,
      all.filter((listener) => listener.type === type),
    );
  inTasks(behaviors.flatMap(({ start = [] }) => start));
}

const announcements = (behaviors: readonly Behavior[]) =>
  behaviors.map(
    ({ onPage }) =>
      () =>
        onPage?.(() => showPage(behaviors)),
  );

/** Tells all behaviors that another page is in the document. */
export function showPage(behaviors: readonly Behavior[]): void {
  announcements(behaviors).forEach(attempt);
}

/** Tells all behaviors about the page that the scripts came with, then runs `onShown`. */
export function showFirstPage(behaviors: readonly Behavior[], onShown: () => void): void {
  inTasks([...announcements(behaviors), onShown]);
}
