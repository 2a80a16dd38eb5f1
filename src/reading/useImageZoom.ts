import { useEffect } from 'react';
import type { Zoom } from 'medium-zoom';
import { hasGlobalExtras } from '../ui/global-extras';
import { onNewContent } from './on-new-content';

const IMAGES = '.markdown img';
/** Milliseconds and pixels. */
const ATTACH_AFTER = 100;
const SCROLL_OFFSET = 40;

function openByKey(event: KeyboardEvent) {
  if (event.key !== 'Enter' && event.key !== ' ') return;
  event.preventDefault();
  (event.target as HTMLElement).click();
}

/** Images open by keyboard too; medium-zoom itself listens to clicks only. */
function makeReachable(image: HTMLImageElement) {
  image.tabIndex = 0;
  image.setAttribute('role', 'button');
  image.addEventListener('keydown', openByKey);
}

/** medium-zoom may show a larger copy before it knows that this can't be loaded, and then leaves it over the image. */
function removeBrokenCopy({ target }: Event) {
  if (target instanceof HTMLImageElement && target.matches('.medium-zoom-image--opened'))
    target.remove();
}

/** medium-zoom drops what comes while a picture opens: an Escape then closes it as soon as it is open. */
function keepEscape(loaded: Zoom) {
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

/** Images of a page open large on click; the library loads only on pages that have images. */
export function useImageZoom(): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const detach = () => {
      clearTimeout(timer);
      zoom?.then(
        (loaded) => loaded.detach(),
        () => {},
      );
    };
    const renew = () => {
      detach();
      timer = setTimeout(() => void attach(), ATTACH_AFTER);
    };
    renew();
    const stop = onNewContent(renew);
    // Errors of images don't bubble.
    document.addEventListener('error', removeBrokenCopy, true);
    return () => {
      stop();
      document.removeEventListener('error', removeBrokenCopy, true);
      detach();
    };
  }, []);
}
