import { slugOf } from '@/lib/domain/catalogue/slug';

/** For ids that contain Arabic letters. */
const LONGEST_ID = 40;

/**
 * The id of an option or its value from its name in one language, the same for every product, so that their colours are
 * one value in the shop's filters. Latin letters alone: ids are part of URLs, and of rules that allow only these.
 */
export function optionValueId(name: string): string {
  const latin = Array.from(slugOf(name), (letter) =>
    /[\w-]/.test(letter) ? letter : (letter.codePointAt(0) ?? 0).toString(36),
  );
  return latin.join('').slice(0, LONGEST_ID) || 'x';
}
