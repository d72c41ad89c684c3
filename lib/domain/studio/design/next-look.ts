import type { StudioTemplate } from '@/lib/domain/studio/template/template';
import type { DesignInput } from './design-input';

export type Look = Pick<DesignInput, 'arabicFace' | 'latinFace' | 'inkId' | 'backgroundId'>;

/** The difference in lightness (of 255) from which ink is read well on a background. */
const LEAST_DIFFERENCE = 90;

/**
 * The look after this one: another background with an ink that is read on it, and the next typefaces. It costs nothing more,
 * and pressing on leads through all pairs and back. Null for a template with a single look.
 */
export function nextLook(template: StudioTemplate, given: Look): Look | null {
  const pairs = pairsOf(template);
  const at = pairs.findIndex((one) => one.inkId === given.inkId && one.backgroundId === given.backgroundId);
  const now = { inkId: given.inkId, backgroundId: given.backgroundId };
  const look = {
    ...(pairs[(at + 1) % pairs.length] ?? now),
    arabicFace: after(template.arabicFaces, given.arabicFace),
    latinFace: after(template.latinFaces, given.latinFace),
  };
  const isAnother = (Object.keys(look) as (keyof Look)[]).some((key) => look[key] !== given[key]);
  return isAnother ? look : null;
}

/** Each next pair has another background, and as far as it goes another ink. */
function pairsOf({ inks, backgrounds }: StudioTemplate) {
  const turns = inks.map((_, turn) => turn);
  return turns.flatMap((turn) =>
    backgrounds.flatMap((background, at) => {
      const ink = inks[(turn + at) % inks.length];
      const isRead = ink && Math.abs(lightness(ink.color) - lightness(background.color)) >= LEAST_DIFFERENCE;
      return isRead ? [{ inkId: ink.id, backgroundId: background.id }] : [];
    }),
  );
}

const after = <T>(list: readonly T[], one: T): T => list[(list.indexOf(one) + 1) % list.length] ?? one;

/** Of a colour `#rrggbb`, 0 to 255, as Rec. 601 weighs its parts. */
function lightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => Number.parseInt(color.slice(at, at + 2), 16));
  return 0.299 * red + 0.587 * green + 0.114 * blue;
}
