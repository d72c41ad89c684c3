import type { Locale, LocalizedText } from '@/lib/domain/locale';
import type { OutdatedTexts, Product } from './product';

type Texts = Pick<Product, 'title' | 'description' | 'images' | 'options'>;

/** Names of a product's texts, as `OutdatedTexts` and the editor know them. */
export const textKeys = {
  title: 'title',
  description: 'description',
  alt: (path: string) => `alt:${path}`,
  option: (option: string) => `option:${option}`,
  value: (option: string, value: string) => `value:${option}:${value}`,
} as const;

/** Every text of a product that shoppers read, by key. */
export const textsOf = ({ title, description, images, options }: Texts): ReadonlyMap<string, LocalizedText> =>
  new Map([
    [textKeys.title, title],
    [textKeys.description, description],
    ...images.map(({ path, alt }) => [textKeys.alt(path), alt] as const),
    ...options.flatMap(({ id, name, values }) => [
      [textKeys.option(id), name] as const,
      ...values.map((value) => [textKeys.value(id, value.id), value.name] as const),
    ]),
  ]);

/**
 * Which language of one text is behind after an edit, null for neither. Editing one language leaves the other behind,
 * unless it was itself behind and now catches up. A language that is empty is missing, not behind.
 */
export function outdatedLocale(
  before: LocalizedText | undefined,
  after: LocalizedText,
  wasBehind: Locale | undefined,
): Locale | null {
  if (!after.en || !after.ar) return null;
  if (!before?.en || !before.ar) return null;
  const changedEn = before.en !== after.en;
  const changedAr = before.ar !== after.ar;
  if (changedEn === changedAr) return changedEn ? null : (wasBehind ?? null);
  const edited: Locale = changedEn ? 'en' : 'ar';
  if (wasBehind === edited) return null;
  return edited === 'en' ? 'ar' : 'en';
}

/** The texts that are behind after an edit; `confirmed` names those that somebody read and found still right. */
export function outdatedTexts(
  before: Texts & { readonly outdated: OutdatedTexts },
  after: Texts,
  confirmed: readonly string[] = [],
): OutdatedTexts {
  const known = textsOf(before);
  const behind = [...textsOf(after)].flatMap(([key, text]) => {
    const locale = outdatedLocale(known.get(key), text, before.outdated[key]);
    return locale && !confirmed.includes(key) ? [[key, locale] as const] : [];
  });
  return Object.fromEntries(behind);
}
