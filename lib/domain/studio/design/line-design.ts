import { localized, type Locale, type LocalizedText } from '@/lib/domain/locale';
import { choiceTexts, type Choices } from '@/lib/domain/catalogue/variants/choices';
import { count, fieldsOf, filledText, listOf, localizedText, text } from '@/lib/domain/parse/fields';

/** What stands on a board in one field of its template. */
export interface DesignWord {
  /** The field's name. */
  readonly label: LocalizedText;
  readonly text: string;
}

/** A design as a line of a cart or an order carries it: enough to show it without a read. */
export interface LineDesign {
  /** Of `stores/{s}/designs/{id}`. */
  readonly id: string;
  /** Of its picture in the storage. */
  readonly proofPath: string;
  readonly words: readonly DesignWord[];
  /** Working days to make it, beside the store's delivery time. */
  readonly makingDays: number;
}

/** Parses the design of a stored line; null for a board that nobody designed. */
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

/** The words of a design, each with the name of its field. */
export const wordTexts = (design: LineDesign | null, locale: Locale): string[] =>
  (design?.words ?? []).map((word) => `${localized(word.label, locale)}: ${word.text}`);

/** What tells a line from others of its product: its choices, then the words on the board. */
export const lineTexts = (line: Described, locale: Locale): string[] => [
  ...choiceTexts(line, locale),
  ...wordTexts(line.design, locale),
];

/** The picture of a line: of the board as it was designed, else of the product. */
export const linePicture = (line: {
  readonly imagePath: string | null;
  readonly design: LineDesign | null;
}): string | null => line.design?.proofPath ?? line.imagePath;

/** Working days that the slowest of these boards takes to make; 0 where none is made to order. */
export const makingDays = (lines: readonly { readonly design: LineDesign | null }[]): number =>
  Math.max(0, ...lines.map(({ design }) => design?.makingDays ?? 0));
