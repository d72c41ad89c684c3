import { fitInside } from '@/lib/domain/pictures/picture';

/** Enough for a preview on a large screen. */
const PREVIEW_EDGE = 1200;

/** A small copy of a picture as a data URL, to show inside a drawing; null where the browser cannot read it. */
export async function previewPicture(file: Blob): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (!picture) return null;
  const size = fitInside(picture, PREVIEW_EDGE);
  const canvas = Object.assign(document.createElement('canvas'), size);
  canvas.getContext('2d')?.drawImage(picture, 0, 0, size.width, size.height);
  picture.close();
  return canvas.toDataURL('image/jpeg', 0.85);
}
