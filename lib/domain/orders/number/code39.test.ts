import { code39 } from './code39';

/** Bars and gaps as a scanner sees them. */
function seen(text: string): string {
  const barcode = code39(text);
  if (!barcode) return '';
  const row = Array.from({ length: barcode.width }, () => ' ');
  for (const { at, width } of barcode.bars) row.fill('#', at, at + width);
  return row.join('');
}

test('a character is five bars and four gaps between the start and the stop', () => {
  const star = '#   # ### ### #';
  expect(seen('A')).toBe([star, '### # #   # ###', star].join(' '));
});

test('every order number has a barcode, nothing else that it cannot hold', () => {
  const barcode = code39('B-1TQ4K9-7F3');
  expect(barcode?.bars).toHaveLength(5 * 14);
  expect(new Set([...'0123456789ABCDEFGHJKMNPQRSTVWXYZ-'].map(seen)).size).toBe(33);
  for (const text of ['b', 'ش', 'A*B']) expect(code39(text)).toBeNull();
});
