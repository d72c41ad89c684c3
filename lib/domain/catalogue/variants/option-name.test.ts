import { cleanOptionName, isSameName } from './option-name';

test('an Arabic name is read as one, a measure inside it from its start, however often it is saved', () => {
  const stored = '\u200fA4 (\u206621\u00a0×\u00a029.7\u2069 سم)';
  expect(cleanOptionName('A4 (21 × 29.7 سم)')).toBe(stored);
  expect(cleanOptionName(stored)).toBe(stored);
  expect(cleanOptionName('50 × 70 سم')).toBe('\u206650\u00a0×\u00a070\u2069 سم');
});

test('a Latin name needs no marks, and its measure too stays on one line', () => {
  expect(cleanOptionName(' A4  (21 × 29.7 cm) ')).toBe('A4 (21\u00a0×\u00a029.7 cm)');
});

test('names are the same where no language differs in more than capitals and marks', () => {
  const black = { en: 'Black', ar: 'أسود' };
  expect(isSameName(black, { en: 'black ', ar: 'اسود' })).toBe(true);
  expect(isSameName(black, { en: 'Black', ar: '' })).toBe(true);
  expect(isSameName(black, { en: 'White', ar: 'أسود' })).toBe(false);
  expect(isSameName({ en: 'Black', ar: '' }, { en: '', ar: 'أسود' })).toBe(false);
});
