import type { PictureInput } from '@/lib/domain/studio/design/design-input';
import type { PictureLayer, PictureShape } from '@/lib/domain/studio/template/template';
import { ellipse, millimetres, point, rectangle } from './path-data';
import type { RectMm, ScenePicture } from './scene';

/** Places a picture in its slot: the crop covers the box, whatever their proportions. */
export function placePicture(layer: PictureLayer, box: RectMm, picture: PictureInput): ScenePicture {
  const { crop, widthPx, heightPx } = picture;
  const cut = { width: (crop.width / 1000) * widthPx, height: (crop.height / 1000) * heightPx };
  const mmPerPx = Math.max(box.width / cut.width, box.height / cut.height);
  const centre = {
    x: ((crop.x + crop.width / 2) / 1000) * widthPx,
    y: ((crop.y + crop.height / 2) / 1000) * heightPx,
  };
  return {
    kind: 'picture',
    layerId: layer.id,
    fieldId: layer.fieldId,
    box,
    clip: clipOf(layer.shape, box),
    picture,
    placed: {
      x: box.x + box.width / 2 - centre.x * mmPerPx,
      y: box.y + box.height / 2 - centre.y * mmPerPx,
      width: widthPx * mmPerPx,
      height: heightPx * mmPerPx,
    },
  };
}

const MM_PER_INCH = 25.4;

/** Pixels per inch in print. */
export const dpiOf = ({ picture, placed }: ScenePicture): number =>
  Math.floor((picture.widthPx / placed.width) * MM_PER_INCH);

function clipOf(shape: PictureShape, { x, y, width, height }: RectMm): string {
  if (shape === 'rectangle') return rectangle(x, y, width, height);
  const radius = Math.min(width, height) / 2;
  if (shape === 'circle') return ellipse(x + width / 2, y + height / 2, radius);
  return archOutline({ x, y, width, height });
}

/** A round arch on straight sides. */
function archOutline({ x, y, width, height }: RectMm): string {
  const rise = Math.min(width / 2, height);
  const spring = y + rise;
  const k = 0.5522847498;
  const half = width / 2;
  return (
    `M${point(x, y + height)}V${millimetres(spring)}` +
    `C${point(x, spring - rise * k)} ${point(x + half - half * k, y)} ${point(x + half, y)}` +
    `C${point(x + half + half * k, y)} ${point(x + width, spring - rise * k)} ${point(x + width, spring)}` +
    `V${millimetres(y + height)}Z`
  );
}
