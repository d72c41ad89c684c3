import { isSame } from '@/lib/domain/is-same';
import { cropArea } from '@/lib/domain/pictures/picture';
import type { DesignInput, PictureInput } from '@/lib/domain/studio/design/design-input';
import type { StudioTemplate } from '@/lib/domain/studio/template/template';

/** The visible part of a picture: values from 0 to 1, like `Crop`. */
export interface PictureView {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
}

export const WHOLE_VIEW: PictureView = { zoom: 0, x: 0.5, y: 0.5 };

/** The aspect ratio (width over height) of a field's picture slot on a board of this size. */
export function slotAspect(template: StudioTemplate, input: DesignInput, fieldId: string): number {
  const layer = template.layers.find((one) => one.kind === 'picture' && one.fieldId === fieldId);
  if (!layer) return 1;
  const [width, height] = [layer.box.width * input.widthMm, layer.box.height * input.heightMm];
  return layer.kind === 'picture' && layer.shape === 'circle' ? 1 : width / height;
}

const thousandths = (part: number, whole: number) => Math.floor((part / whole) * 1000);

/** The visible part of a picture, in thousandths of it. */
export function croppedPicture(
  { path, widthPx: width, heightPx: height }: Omit<PictureInput, 'crop'>,
  aspect: number,
  view: PictureView,
): PictureInput {
  const area = cropArea({ width, height }, { aspect, ...view });
  const crop = {
    x: thousandths(area.x, width),
    y: thousandths(area.y, height),
    width: Math.max(1, thousandths(area.width, width)),
    height: Math.max(1, thousandths(area.height, height)),
  };
  return { path, widthPx: width, heightPx: height, crop };
}

/** The places of a slider. */
const STEPS = Array.from({ length: 101 }, (_, step) => step / 100);

/**
 * The view that shows a picture as it is cropped, or comes nearest; `last` if it does. A crop without room to move tells no
 * position: then it is the middle.
 */
export function viewOf(picture: PictureInput, aspect: number, last = WHOLE_VIEW): PictureView {
  const { crop } = picture;
  const cropAt = (view: PictureView) => croppedPicture(picture, aspect, view).crop;
  if (isSame(cropAt(last), crop)) return last;
  const nearest = (view: PictureView, turned: keyof PictureView, parts: readonly (keyof typeof crop)[]) => {
    const distance = (at: PictureView) => {
      const shown = cropAt(at);
      return parts.reduce((sum, part) => sum + Math.abs(shown[part] - crop[part]), 0);
    };
    return STEPS.map((step) => ({ ...view, [turned]: step })).reduce(
      (best, next) => (distance(next) < distance(best) ? next : best),
      view,
    );
  };
  const zoomed = nearest(WHOLE_VIEW, 'zoom', ['width', 'height']);
  return nearest(nearest(zoomed, 'x', ['x']), 'y', ['y']);
}
