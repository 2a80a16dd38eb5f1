import type { Zoom } from 'medium-zoom';
import { on, type Behavior } from '../ui/behavior';
import { hasGlobalExtras } from '../ui/page-parts';

const IMAGES = '.markdown img';
/** Milliseconds and pixels. */
const ATTACH_AFTER = 100;
const SCROLL_OFFSET = 40;

/** Images open by keyboard too; medium-zoom itself listens to clicks only. */
function makeReachable(image: HTMLImageElement): void {
  image.tabIndex = 0;
  image.setAttribute('role', 'button');
}

function openByKey(image: HTMLElement, event: KeyboardEvent): void {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  image.click();
}

/** medium-zoom drops what comes while a picture opens: an Escape then closes it as soon as it is open. */
function keepEscape(loaded: Zoom): void {
  let isEscaped = false;
  const onKey = ({ key }: KeyboardEvent) => {
    isEscaped ||= key === 'Escape';
  };
  loaded.on('open', () => {
    isEscaped = false;
    document.addEventListener('keydown', onKey);
  });
  loaded.on('opened', () => {
    document.removeEventListener('keydown', onKey);
    if (isEscaped) void loaded.close();
  });
}

let zoom: Promise<Zoom> | undefined;

/** One for all pages: each would listen to the document for good. */
async function loadZoom(): Promise<Zoom> {
  // The variant without styles of its own: those it would write into the page, which the site's policy forbids.
  const [{ default: mediumZoom }] = await Promise.all([
    import('medium-zoom/dist/pure'),
    import('medium-zoom/dist/style.css'),
  ]);
  const loaded = mediumZoom({
    background: 'var(--site-background)',
    margin: 0,
    scrollOffset: SCROLL_OFFSET,
  });
  keepEscape(loaded);
  return loaded;
}

async function attach(): Promise<void> {
  const images = [...document.querySelectorAll<HTMLImageElement>(IMAGES)].filter(
    (image) => !image.closest('a'),
  );
  if (!images.length || !hasGlobalExtras()) return;
  zoom ??= loadZoom();
  try {
    const loaded = await zoom;
    // The page may have changed meanwhile.
    const shown = images.filter((image) => image.isConnected);
    shown.forEach(makeReachable);
    loaded.attach(shown);
  } catch (error) {
    console.error('Pictures can’t be opened on this page.', error);
    zoom = undefined;
  }
}

let timer: ReturnType<typeof setTimeout>;

function renew(): void {
  clearTimeout(timer);
  zoom?.then(
    (loaded) => loaded.detach(),
    () => {},
  );
  timer = setTimeout(() => void attach(), ATTACH_AFTER);
}

/** Images of a page open large on click; the library loads only on pages that have images. */
export const imageZoom: Behavior = {
  listeners: [
    on('keydown', `${IMAGES}[role="button"]`, openByKey),
    // medium-zoom may show a larger copy before it knows that this can't be loaded, and then leaves it over the image.
    on('error', 'img.medium-zoom-image--opened', (copy) => copy.remove()),
  ],
  onPage: renew,
};
