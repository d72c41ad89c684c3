import { LOCALES, type Locale } from '@/lib/domain/locale';
import { DATE_FORMS, dateText, LONGEST_DATE } from './date-text';

test('a day is written in the calendar and the digits that were asked for', () => {
  expect(dateText('2026-03-20', 'gregorian', 'en')).toBe('20 March 2026');
  expect(dateText('2026-03-20', 'hijri', 'en')).toBe('1 Shawwal 1447 AH');
  expect(dateText('2026-03-20', 'hijri', 'ar')).toBe('١ شوال ١٤٤٧ هـ');
  expect(dateText('2026-03-20', 'both', 'ar')).toBe('١ شوال ١٤٤٧ هـ\n٢٠ مارس ٢٠٢٦');
});

test.each([
  ['2026-02-18', '1 Ramadan 1447 AH', '١ رمضان ١٤٤٧ هـ'],
  ['2026-06-16', '1 Muharram 1448 AH', '١ محرم ١٤٤٨ هـ'],
  ['2026-06-15', '29 Dhul Hijjah 1447 AH', '٢٩ ذو الحجة ١٤٤٧ هـ'],
  ['2023-03-23', '1 Ramadan 1444 AH', '١ رمضان ١٤٤٤ هـ'],
  ['2024-07-07', '1 Muharram 1446 AH', '١ محرم ١٤٤٦ هـ'],
  ['2025-06-06', '10 Dhul Hijjah 1446 AH', '١٠ ذو الحجة ١٤٤٦ هـ'],
])('%s is %s of the Umm al-Qura calendar', (day, english, arabic) => {
  expect(dateText(day, 'hijri', 'en')).toBe(english);
  expect(dateText(day, 'hijri', 'ar')).toBe(arabic);
});

test('numbers carry no marks of direction, which a board would refuse', () => {
  expect(dateText('2026-03-20', 'digits', 'ar')).toBe('٢٠/٠٣/٢٠٢٦');
});

test('every month is written in letters that every typeface has, and no date is longer than its field', () => {
  const days = Array.from({ length: 400 }, (_, day) =>
    new Date(Date.UTC(2026, 0, 1 + day)).toISOString().slice(0, 10),
  );
  const written = (locale: Locale) =>
    days.flatMap((day) => DATE_FORMS.map((form) => dateText(day, form, locale)));
  expect(written('en').join('')).toMatch(/^[A-Za-z\d\s/-]+$/);
  expect(written('ar').join('')).toMatch(/^[\u0621-\u064a\u0660-\u0669\s/]+$/);
  const lengths = LOCALES.flatMap(written).map((text) => text.length);
  expect(Math.max(...lengths)).toBeLessThanOrEqual(LONGEST_DATE);
});

test('what is no day is no text', () => {
  expect(['', '2026-3-1', '2026-02-40'].map((day) => dateText(day, 'gregorian', 'en'))).toEqual(['', '', '']);
});
