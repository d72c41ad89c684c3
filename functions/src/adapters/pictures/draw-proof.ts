import type { Dimensions } from '@/lib/domain/catalogue/product';
import { withPictures } from '@/lib/domain/studio/board/to-svg';
import type { ReencodedPicture } from './reencode-picture';

/** Longest side of a proof, pixels: what a page shows of a board on a dense screen. */
const LONG_EDGE = 1200;
const MM_PER_INCH = 25.4;
/** Drawing a real board takes less than this. */
const LONGEST_S = 20;

/** Draws a board's SVG, whose sides are millimetres, as a picture for pages; `files` are its pictures (JPEG) by path. */
export type DrawProof = (
  svg: string,
  size: Dimensions,
  files: ReadonlyMap<string, Buffer>,
) => Promise<ReencodedPicture>;

/** Draws with sharp, which is loaded for the first board. The SVG contains only outlines and these pictures. */
export const createDrawProof =
  (): DrawProof =>
  async (svg, { widthMm, heightMm }, files) => {
    const { default: sharp } = await import('sharp');
    sharp.cache(false);
    sharp.concurrency(1);
    const density = Math.max(1, (LONG_EDGE / Math.max(widthMm, heightMm)) * MM_PER_INCH);
    const { data, info } = await sharp(Buffer.from(withPictures(svg, (path) => dataUrl(files.get(path)))), {
      density,
    })
      .timeout({ seconds: LONGEST_S })
      .resize(LONG_EDGE, LONG_EDGE, { fit: 'inside', withoutEnlargement: true })
      .png({ palette: true, quality: 90 })
      .toBuffer({ resolveWithObject: true });
    return { bytes: data, contentType: 'image/png', width: info.width, height: info.height };
  };

const dataUrl = (file: Buffer | undefined): string =>
  `data:image/jpeg;base64,${file?.toString('base64') ?? ''}`;
