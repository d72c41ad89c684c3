import type { LocalizedText } from '@/lib/domain/locale';
import type { AddressDetail } from './address-fields';

const word = (en: string, ar: string): LocalizedText => ({ en, ar });

/** The labels of an address's numbers, in forms and on slips. */
export const ADDRESS_WORDS = {
  block: word('Block', 'القطعة'),
  building: word('Building', 'المبنى'),
  unit: word('Flat / floor', 'الشقة / الطابق'),
  additionalNumber: word('Secondary number', 'الرقم الفرعي'),
  shortAddress: word('Short address', 'العنوان المختصر'),
  poBox: word('P.O. Box', 'ص.ب'),
  landmark: word('Landmark', 'علامة مميزة'),
  streetAddress: word('Street', 'الشارع'),
} as const satisfies Partial<Record<AddressDetail | 'streetAddress', LocalizedText>>;

/** Labels that differ by country. */
export const WORDS_OF: Readonly<
  Record<string, Readonly<Partial<Record<keyof typeof ADDRESS_WORDS, LocalizedText>>>>
> = {
  SA: { building: word('Building number', 'رقم المبنى') },
  AE: { building: word('Building or villa', 'البناية أو الفيلا') },
  KW: { building: word('House or building', 'المنزل أو القسيمة') },
  QA: { block: word('Zone', 'المنطقة') },
  BH: { block: word('Block', 'المجمع'), streetAddress: word('Road', 'الطريق') },
  OM: { streetAddress: word('Way or street', 'السكة أو الشارع') },
};

export const wordOf = (country: string, name: keyof typeof ADDRESS_WORDS): LocalizedText =>
  WORDS_OF[country]?.[name] ?? ADDRESS_WORDS[name];
