import type { Locale } from '@/lib/domain/locale';

/** The formats of a date on a board. */
export const DATE_FORMS = ['gregorian', 'hijri', 'both', 'digits'] as const;
export type DateForm = (typeof DATE_FORMS)[number];
/** Characters that hold a date in every form. */
export const LONGEST_DATE = 50;

const LANGUAGE: Readonly<Record<Locale, string>> = { en: 'en-GB', ar: 'ar' };
const DIGITS: Readonly<Record<Locale, string>> = { en: 'latn', ar: 'arab' };
const LONG = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const SHORT = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

/**
 * Our own names: those of Intl differ between browsers, and its English ones have a letter (ʻ) that half of the typefaces
 * lack.
 */
const HIJRI_MONTHS: Readonly<Record<Locale, readonly string[]>> = {
  en: [
    'Muharram',
    'Safar',
    'Rabi al-Awwal',
    'Rabi al-Thani',
    'Jumada al-Awwal',
    'Jumada al-Thani',
    'Rajab',
    'Shaban',
    'Ramadan',
    'Shawwal',
    'Dhul Qadah',
    'Dhul Hijjah',
  ],
  ar: [
    'محرم',
    'صفر',
    'ربيع الأول',
    'ربيع الآخر',
    'جمادى الأولى',
    'جمادى الآخرة',
    'رجب',
    'شعبان',
    'رمضان',
    'شوال',
    'ذو القعدة',
    'ذو الحجة',
  ],
};
const HIJRI_ERA: Readonly<Record<Locale, string>> = { en: 'AH', ar: 'هـ' };

/** Direction marks from Intl, which boards do not allow. */
const MARKS = /[\u200e\u200f\u061c]/g;

/**
 * A day, `YYYY-MM-DD` in the Gregorian calendar, as text in `locale`; empty when invalid. Hijri dates use the Umm al-Qura
 * calendar. The shopper's browser writes it once and the design keeps the text, so nothing depends on another's calendars.
 */
export function dateText(day: string, form: DateForm, locale: Locale): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(time)) return '';
  if (form === 'digits') return gregorian(time, locale, SHORT);
  if (form === 'gregorian') return gregorian(time, locale, LONG);
  const hijri = hijriText(time, locale);
  return form === 'hijri' ? hijri : `${hijri}\n${gregorian(time, locale, LONG)}`;
}

const gregorian = (time: number, locale: Locale, parts: Intl.DateTimeFormatOptions): string =>
  new Intl.DateTimeFormat(`${LANGUAGE[locale]}-u-ca-gregory-nu-${DIGITS[locale]}`, {
    ...parts,
    timeZone: 'UTC',
  })
    .format(time)
    .replace(MARKS, '');

function hijriText(time: number, locale: Locale): string {
  const parts = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
    day: 'numeric',
    month: 'numeric',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatToParts(time);
  const number = (type: Intl.DateTimeFormatPartTypes) =>
    Number(parts.find((part) => part.type === type)?.value);
  const digits = new Intl.NumberFormat(`en-u-nu-${DIGITS[locale]}`, { useGrouping: false });
  const month = HIJRI_MONTHS[locale][number('month') - 1] ?? '';
  return `${digits.format(number('day'))} ${month} ${digits.format(number('year'))} ${HIJRI_ERA[locale]}`;
}
