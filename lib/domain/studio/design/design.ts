import { fieldsOf, filledText, millis, requiredIn, count, text } from '@/lib/domain/parse/fields';
import type { StudioTemplate } from '@/lib/domain/studio/template/template';
import { cleanDesignText } from '@/lib/domain/studio/text/clean-design-text';
import { isFilledIn } from './add-ons';
import type { DesignInput } from './design-input';
import { parseLineDesign, type DesignWord, type LineDesign } from './line-design';
import { parseDesignInput } from './parse-design-input';

/** A shopper's design of a board. Its content never changes; its id is derived from it. */
export interface Design extends Omit<LineDesign, 'makingDays'> {
  readonly productId: string;
  readonly variantId: string;
  /** The version of its template. */
  readonly templateVersion: number;
  readonly input: DesignInput;
  /** The part of that template that it depends on, see `drawingOf`. */
  readonly drawing: unknown;
  /** SHA-256 of the SVG, lower-case hexadecimal. */
  readonly svgHash: string;
  /** The SVG's path in Firebase Storage. */
  readonly svgPath: string;
  /** The paths of its own picture copies, by field; only functions can read them. */
  readonly files: Readonly<Record<string, string>>;
  /** Null after the author's account was deleted. */
  readonly uid: string | null;
  /** The design that the store suggested to replace; null for a shopper's own. */
  readonly replaces: string | null;
  /** The first order with it; null for a draft. */
  readonly lockedBy: string | null;
  /** Milliseconds since the epoch; a draft is deleted from `expireAt` on, an ordered design never. */
  readonly createdAt: number;
  readonly expireAt: number | null;
}

/** How long a draft is stored after its last save. */
export const DRAFT_LIFETIME_MS = 90 * 24 * 60 * 60 * 1000;

/** Parses a stored design; throws MalformedDocumentError. */
export function parseDesign(id: string, data: unknown): Design {
  const fields = fieldsOf(data);
  const need = requiredIn(`designs/${id}`, fields);
  return {
    id,
    proofPath: need('proofPath', filledText),
    words: parseLineDesign({ ...fields, id })?.words ?? [],
    productId: need('productId', filledText),
    variantId: need('variantId', filledText),
    templateVersion: need('templateVersion', count),
    input: need('input', parseDesignInput),
    drawing: fields.drawing,
    svgHash: need('svgHash', filledText),
    svgPath: need('svgPath', filledText),
    files: textsIn(fields.files),
    uid: text(fields.uid) ?? null,
    replaces: filledText(fields.replaces) ?? null,
    lockedBy: filledText(fields.lockedBy) ?? null,
    createdAt: need('createdAt', millis),
    expireAt: millis(fields.expireAt) ?? null,
  };
}

const textsIn = (value: unknown): Record<string, string> =>
  Object.fromEntries(
    Object.entries(fieldsOf(value)).flatMap(([key, item]) => (typeof item === 'string' ? [[key, item]] : [])),
  );

/** Limits per word and per line, because a cart or order holds up to fifty of them. */
const MOST_LETTERS = 120;
const MOST_WORDS = 6;

/** A board's texts for lines of carts and orders; long ones are cut, but the design stores them in full. */
export const designWords = (template: StudioTemplate, input: DesignInput): DesignWord[] =>
  template.fields
    .filter((field) => field.kind !== 'picture' && isFilledIn(field, input))
    .slice(0, MOST_WORDS)
    .map(({ id, label }) => ({ label, text: shortened(input.texts[id] ?? '') }));

/** The ids of the fields that only accept a verse. */
export const verseFields = ({ fields }: Pick<StudioTemplate, 'fields'>): string[] =>
  fields.filter(({ kind }) => kind === 'verse').map(({ id }) => id);

/** Reduces the input to what the template uses, with normalized letters: equal boards have equal inputs. */
export function designInput(template: StudioTemplate, input: DesignInput): DesignInput {
  const filled = template.fields.filter((field) => isFilledIn(field, input)).map(({ id }) => id);
  const only = <T>(given: Readonly<Record<string, T>>) =>
    Object.entries(given).filter(([id]) => filled.includes(id));
  const texts = only(input.texts).map(([id, typed]) => [id, cleanDesignText(typed)]);
  return {
    ...input,
    texts: Object.fromEntries(texts),
    verses: Object.fromEntries(only(input.verses).filter(([id]) => verseFields(template).includes(id))),
    pictures: Object.fromEntries(only(input.pictures)),
  };
}

function shortened(written: string): string {
  // A letter and its marks count as one.
  const letters = written.replaceAll('\n', ' ').match(/.\p{M}*/gsu) ?? [];
  return letters.length > MOST_LETTERS ? `${letters.slice(0, MOST_LETTERS).join('')}…` : letters.join('');
}
