import { localized, type Locale, type LocalizedText } from '@/lib/domain/locale';
import { choiceTexts, type Choices } from '@/lib/domain/catalogue/variants/choices';
import { count, fieldsOf, filledText, listOf, localizedText, text } from '@/lib/domain/parse/fields';

/** A text on a board, in one field of its template. */
export interface DesignWord {
  /** The field's name. */
  readonly label: LocalizedText;
  readonly text: string;
}

/** A design in a line of a cart or order: enough to show it without another read. */
export interface LineDesign {
  /** The id in `stores/{s}/designs/{id}`. */
  readonly id: string;
  /** The path of its picture in Firebase Storage. */
  readonly proofPath: string;
  readonly words: readonly DesignWord[];
  /** Working days of production, in addition to the delivery time. */
  readonly makingDays: number;
}

/** Parses the design of a stored line; null for an undesigned board. */
export function parseLineDesign(value: unknown): LineDesign | null {
  const fields = fieldsOf(value);
  const [id, proofPath] = [filledText(fields.id), filledText(fields.proofPath)];
  if (!id || !proofPath) return null;
  const words = listOf(fields.words, (word) => {
    const { label, text: written } = fieldsOf(word);
    return { label: localizedText(label), text: text(written) ?? '' };
  });
  return { id, proofPath, words, makingDays: count(fields.makingDays) ?? 0 };
}

interface Described extends Choices {
  readonly design: LineDesign | null;
}

/** A design's texts, each with its field's name. */
export const wordTexts = (design: LineDesign | null, locale: Locale): string[] =>
  (design?.words ?? []).map((word) => `${localized(word.label, locale)}: ${word.text}`);

/** The texts that distinguish a line from others of its product: its choices, then the board's texts. */
export const lineTexts = (line: Described, locale: Locale): string[] => [
  ...choiceTexts(line, locale),
  ...wordTexts(line.design, locale),
];

/** A line's picture: the designed board, else the product's. */
export const linePicture = (line: {
  readonly imagePath: string | null;
  readonly design: LineDesign | null;
}): string | null => line.design?.proofPath ?? line.imagePath;

/** The longest production time of these boards in working days; 0 without custom boards. */
export const makingDays = (lines: readonly { readonly design: LineDesign | null }[]): number =>
  Math.max(0, ...lines.map(({ design }) => design?.makingDays ?? 0));
