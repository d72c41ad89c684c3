import { fieldsOf, filledText, type Fields } from '@/lib/domain/parse/fields';

/** The store's own part of a review: its reply, and the reason for a removed picture. */
export function wordsOfStore({ reply, pictureRemoved }: Fields): Fields {
  const words = filledText(fieldsOf(reply).text);
  const reason = filledText(fieldsOf(pictureRemoved).reason);
  return { ...(words && { reply: words }), ...(reason && { pictureRemoved: reason }) };
}
