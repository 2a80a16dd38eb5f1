import { openPage } from '../project/browser';

/** How many bytes a picture may have. */
const LIMIT = 60_000;

/** A PNG as WebP, as good as the limit allows: Chromium has the encoder. @throws Error where it stays larger */
export async function toWebp(png: Buffer): Promise<Buffer> {
  const { page } = await openPage('about:blank');
  for (const quality of [0.9, 0.8, 0.7, 0.6, 0.5]) {
    const encoded = await page.evaluate(
      async ([address, quality]) => {
        const image = new Image();
        image.src = address;
        await image.decode();
        const canvas = document.createElement('canvas');
        canvas.width = image.width;
        canvas.height = image.height;
        canvas.getContext('2d')!.drawImage(image, 0, 0);
        return canvas.toDataURL('image/webp', quality);
      },
      [`data:image/png;base64,${png.toString('base64')}`, quality] as const,
    );
    const webp = Buffer.from(encoded.slice(encoded.indexOf(',') + 1), 'base64');
    if (webp.length <= LIMIT) return webp;
  }
  throw new Error(`expected at most ${LIMIT} bytes, found more even at a quality of 0.5.`);
}
