import type { Locale } from '@/lib/domain/locale';

/** The formats of a date on a board. */
export const DATE_FORMS = ['gregorian', 'hijri', 'both', 'digits'] as const;
export type DateForm = (typeof DATE_FORMS)[number];

const LANGUAGE: Readonly<Record<Locale, string>> = { en: 'en-GB', ar: 'ar' };
const DIGITS: Readonly<Record<Locale, string>> = { en: 'latn', ar: 'arab' };
const LONG = { day: 'numeric', month: 'long', year: 'numeric' } as const;
const SHORT = { day: '2-digit', month: '2-digit', year: 'numeric' } as const;

/** Direction marks from Intl, which boards do not allow. */
const MARKS = /[\u200e\u200f\u061c]/g;

/**
 * A day, `YYYY-MM-DD` in the Gregorian calendar, as text in `locale`; empty when invalid. Hijri dates use the Umm
 * al-Qura calendar.
 */
export function dateText(day: string, form: DateForm, locale: Locale): string {
  const time = Date.parse(`${day}T00:00:00Z`);
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day) || Number.isNaN(time)) return '';
  const written = (calendar: 'gregory' | 'islamic-umalqura', parts: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(`${LANGUAGE[locale]}-u-ca-${calendar}-nu-${DIGITS[locale]}`, {
      ...parts,
      timeZone: 'UTC',
    })
      .format(time)
      .replace(MARKS, '');
  if (form === 'digits') return written('gregory', SHORT);
  if (form === 'gregorian') return written('gregory', LONG);
  const hijri = written('islamic-umalqura', LONG);
  return form === 'hijri' ? hijri : `${hijri}\n${written('gregory', LONG)}`;
}
