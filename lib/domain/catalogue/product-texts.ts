import type { Locale, LocalizedText } from '@/lib/domain/locale';
import { TEXT_FIELDS, type TextField } from './fields/edited-fields';
import type { OutdatedTexts, Product } from './product';

/** The parts of a product that contain texts. */
export type Texts = Pick<Product, TextField | 'images' | 'options'>;

/** Keys of the texts, as `OutdatedTexts` and the editor use them; a field's own text has the field's name. */
export const textKeys = {
  alt: (path: string) => `alt:${path}`,
  option: (option: string) => `option:${option}`,
  value: (option: string, value: string) => `value:${option}:${value}`,
} as const;

/** Every text of a product that shoppers read, by key. */
export const textsOf = ({ images, options, ...own }: Texts): ReadonlyMap<string, LocalizedText> =>
  new Map([
    ...TEXT_FIELDS.map((name) => [name, own[name]] as const),
    ...images.map(({ path, alt }) => [textKeys.alt(path), alt] as const),
    ...options.flatMap(({ id, name, values }) => [
      [textKeys.option(id), name] as const,
      ...values.map((value) => [textKeys.value(id, value.id), value.name] as const),
    ]),
  ]);

/**
 * The language of a text that is outdated after an edit; null for neither. Editing one language makes the other
 * outdated, unless the edited one was outdated and now catches up. An empty language is missing, not outdated.
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

/** The outdated texts after an edit; `confirmed` names texts that somebody checked. */
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
