import type { VerseReference } from '@/lib/domain/studio/verses/verse-reference';
import type { DesignInput } from './design-input';

/** Sets a verse in a field of a design; null empties the field. */
export function withVerse(
  { texts, verses }: DesignInput,
  field: string,
  chosen: { readonly reference: VerseReference; readonly text: string } | null,
): Pick<DesignInput, 'texts' | 'verses'> {
  const { [field]: _text, ...otherTexts } = texts;
  const { [field]: _reference, ...otherVerses } = verses;
  if (!chosen) return { texts: otherTexts, verses: otherVerses };
  return {
    texts: { ...otherTexts, [field]: chosen.text },
    verses: { ...otherVerses, [field]: chosen.reference },
  };
}
