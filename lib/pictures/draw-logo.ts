import { fail, ok, type Result } from '@/lib/domain/result';
import type { ReencodedPicture } from '@/lib/pictures/reencode-picture';

/** SPEC.md 9: the logo's size, pixels. */
const WIDTH = 1024;
const HEIGHT = 500;
const MAX_BYTES = 5 * 1024 * 1024;
const QUALITY = 0.92;
const TYPES = ['image/png', 'image/jpeg', 'image/webp', 'image/svg+xml'];

/**
 * Re-encodes a logo, centred in SPEC.md's area on a transparent ground. Only pixels are stored, never the file: an SVG is drawn
 * from an image element, which runs no scripts. Fails at the field `picture`.
 */
export async function drawLogo(file: Blob): Promise<Result<ReencodedPicture>> {
  if (!TYPES.includes(file.type)) return refuse('field.picture.type');
  if (file.size > MAX_BYTES) return refuse('field.picture.size');
  const address = URL.createObjectURL(file);
  try {
    const image = new Image();
    image.src = address;
    await image.decode();
    const blob = await draw(image);
    return blob ? ok({ blob, width: WIDTH, height: HEIGHT }) : refuse('field.picture.unreadable');
  } catch {
    return refuse('field.picture.unreadable');
  } finally {
    URL.revokeObjectURL(address);
  }
}

function draw(image: HTMLImageElement): Promise<Blob | null> {
  // An SVG without a size of its own fills the area.
  const [width, height] = [image.naturalWidth || WIDTH, image.naturalHeight || HEIGHT];
  const scale = Math.min(WIDTH / width, HEIGHT / height);
  const [shownWidth, shownHeight] = [width * scale, height * scale];
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width: WIDTH, height: HEIGHT });
  canvas
    .getContext('2d')
    ?.drawImage(image, (WIDTH - shownWidth) / 2, (HEIGHT - shownHeight) / 2, shownWidth, shownHeight);
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/webp', QUALITY));
}

const refuse = (problem: 'field.picture.type' | 'field.picture.size' | 'field.picture.unreadable') =>
  fail({ code: 'invalid-input', fields: { picture: problem } });
