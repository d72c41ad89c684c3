import { LOCALES, type LocalizedText } from '@/lib/domain/locale';
import type { PageContent } from './own-page';

const isText = (value: object): value is LocalizedText =>
  LOCALES.every((locale) => typeof (value as Record<string, unknown>)[locale] === 'string');

/** Every bilingual text in a value, at any depth. */
function textsIn(value: unknown): LocalizedText[] {
  if (typeof value !== 'object' || value === null) return [];
  return isText(value) ? [value] : Object.values(value).flatMap(textsIn);
}

/** How many of a page's texts exist in both languages, out of its title and all non-empty texts. */
export function translatedTexts({ title, description, post, sections }: PageContent): {
  readonly done: number;
  readonly size: number;
} {
  const begun = textsIn([description, post, sections]).filter((text) =>
    LOCALES.some((one) => text[one].trim()),
  );
  const texts = [title, ...begun];
  const done = texts.filter((text) => LOCALES.every((one) => text[one].trim())).length;
  return { done, size: texts.length };
}
