import { useEffect } from 'react';

async function onClick({ target }: MouseEvent): Promise<void> {
  const picture = (target as Element).closest<HTMLElement>('figure[data-picture]');
  if (!picture) return;
  try {
    const { showLarge } = await import('./show-large');
    showLarge(picture);
  } catch (error) {
    console.error('The picture can’t be shown large.', error);
  }
}

/** The pictures of a page open large; the code for it loads with the first one. */
export function useLargePictures(): void {
  useEffect(() => {
    document.addEventListener('click', onClick);
    return () => document.removeEventListener('click', onClick);
  }, []);
}
