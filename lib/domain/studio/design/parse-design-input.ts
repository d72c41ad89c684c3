import { LOCALES } from '@/lib/domain/locale';
import { fieldsOf, finite, oneOf, text } from '@/lib/domain/parse/fields';
import { STUDIO_LIMITS } from '@/lib/domain/studio/template/limits';
import { ALIGNMENTS } from '@/lib/domain/studio/template/template';
import { isFaceId } from '@/lib/domain/studio/text/faces';
import { parseVerseReference } from '@/lib/domain/studio/verses/verse-reference';
import type { DesignInput, PictureInput } from './design-input';

/** The path of an object in Firebase Storage. */
const PATH = /^[\w./-]+$/;
const ID = /^[a-z][a-z0-9-]*$/;

/** The id of a field, layer or swatch. */
export const isPartId = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= STUDIO_LIMITS.idLength && ID.test(value);

const whole = (value: unknown, min: number, max: number): number | undefined =>
  Number.isSafeInteger(value) && Number(value) >= min && Number(value) <= max ? Number(value) : undefined;

/** Parses a design from a client or from storage; undefined when invalid. The layout checks it against the template. */
export function parseDesignInput(data: unknown): DesignInput | undefined {
  const fields = fieldsOf(data);
  const side = (value: unknown) => whole(value, STUDIO_LIMITS.minSideMm, STUDIO_LIMITS.maxSideMm);
  const widthMm = side(fields.widthMm);
  const heightMm = side(fields.heightMm);
  const texts = recordOf(fields.texts, designText);
  const verses = recordOf(fields.verses, parseVerseReference);
  const pictures = recordOf(fields.pictures, pictureInput);
  const { arabicFace, latinFace, inkId, backgroundId, frameId } = fields;
  const align = oneOf(ALIGNMENTS, fields.align);
  const locale = oneOf(LOCALES, fields.locale);
  if (!widthMm || !heightMm || !texts || !verses || !pictures || !align || !locale) return undefined;
  if (!isFaceId(arabicFace) || !isFaceId(latinFace)) return undefined;
  if (!isPartId(inkId) || !isPartId(backgroundId) || !isPartId(frameId)) return undefined;
  return {
    locale,
    widthMm,
    heightMm,
    texts,
    verses,
    pictures,
    arabicFace,
    latinFace,
    inkId,
    backgroundId,
    frameId,
    align,
  };
}

const designText = (value: unknown): string | undefined => {
  const typed = text(value);
  return typed !== undefined && typed.length <= STUDIO_LIMITS.textUnits ? typed : undefined;
};

function pictureInput(value: unknown): PictureInput | undefined {
  const fields = fieldsOf(value);
  const path = text(fields.path);
  const widthPx = whole(fields.widthPx, 1, STUDIO_LIMITS.pictureSide);
  const heightPx = whole(fields.heightPx, 1, STUDIO_LIMITS.pictureSide);
  const part = fieldsOf(fields.crop);
  const [x, y, width, height] = [part.x, part.y, part.width, part.height].map(finite);
  if (!path || !PATH.test(path) || path.length > STUDIO_LIMITS.pathLength || !widthPx || !heightPx)
    return undefined;
  if (x === undefined || y === undefined || !width || !height) return undefined;
  if (Math.min(x, y) < 0 || Math.min(width, height) < 1 || Math.max(x + width, y + height) > 1000)
    return undefined;
  return { path, widthPx, heightPx, crop: { x, y, width, height } };
}

/** Sorts by field id, so that equal designs have equal texts; undefined when an entry is invalid. */
function recordOf<T>(value: unknown, parse: (item: unknown) => T | undefined): Record<string, T> | undefined {
  const entries = Object.entries(fieldsOf(value)).sort(([a], [b]) => (a < b ? -1 : 1));
  if (entries.length > STUDIO_LIMITS.fields) return undefined;
  const parsed = entries.map(([id, item]) => [id, isPartId(id) ? parse(item) : undefined] as const);
  return parsed.some(([, item]) => item === undefined)
    ? undefined
    : (Object.fromEntries(parsed) as Record<string, T>);
}
