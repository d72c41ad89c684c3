import { cleanOptionName } from './option-name';

test('a measure inside an Arabic name keeps its direction, however often it is saved', () => {
  const stored = 'A4 (\u206621 × 29.7\u2069 سم)';
  expect(cleanOptionName('A4 (21 × 29.7 سم)')).toBe(stored);
  expect(cleanOptionName(stored)).toBe(stored);
});

test('a Latin name needs nothing', () => {
  expect(cleanOptionName(' A4  (21 × 29.7 cm) ')).toBe('A4 (21 × 29.7 cm)');
});
