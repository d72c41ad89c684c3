import { dateText } from './date-text';

test('a day is written in the calendar and the digits that were asked for', () => {
  expect(dateText('2026-03-20', 'gregorian', 'en')).toBe('20 March 2026');
  expect(dateText('2026-03-20', 'hijri', 'en')).toBe('1 Shawwal 1447 AH');
  expect(dateText('2026-03-20', 'hijri', 'ar')).toBe('١ شوال ١٤٤٧ هـ');
  expect(dateText('2026-03-20', 'both', 'ar')).toBe('١ شوال ١٤٤٧ هـ\n٢٠ مارس ٢٠٢٦');
});

test('numbers carry no marks of direction, which a board would refuse', () => {
  expect(dateText('2026-03-20', 'digits', 'ar')).toBe('٢٠/٠٣/٢٠٢٦');
});

test('what is no day is no text', () => {
  expect(['', '2026-3-1', '2026-02-40'].map((day) => dateText(day, 'gregorian', 'en'))).toEqual(['', '', '']);
});
