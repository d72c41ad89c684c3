import { anInvoice } from '@/tests/fixtures/shop/invoice';
import { saudiQr } from './saudi-qr';

/** Reads tag, length and value until the end, as an inspector's app does. */
function decoded(code: string): [number, string][] {
  const bytes = Uint8Array.from(atob(code), (letter) => letter.charCodeAt(0));
  const fields: [number, string][] = [];
  for (let at = 0; at < bytes.length;) {
    const [tag = 0, length = 0] = bytes.slice(at, at + 2);
    const value = bytes.slice(at + 2, at + 2 + length);
    expect(value).toHaveLength(length);
    fields.push([tag, new TextDecoder('utf-8', { fatal: true }).decode(value)]);
    at += 2 + length;
  }
  return fields;
}

test('a decoder reads the five fields back, with lengths in bytes', () => {
  expect(decoded(saudiQr(anInvoice()))).toEqual([
    [1, 'شركة لوحات ديمو'],
    [2, '300000000000003'],
    [3, '2026-03-01T12:00:00Z'],
    [4, '30.00'],
    [5, '3.91'],
  ]);
});

test('a name too long for one byte of length is cut between letters', () => {
  const { seller, ...rest } = anInvoice();
  const [name] = decoded(
    saudiQr({ ...rest, seller: { ...seller, name: { en: '', ar: 'لوحات '.repeat(60) } } }),
  );
  expect(new TextEncoder().encode(name?.[1]).length).toBeLessThanOrEqual(255);
});

test('the example that the authority’s guideline is quoted with comes out', () => {
  const { seller, parts, ...rest } = anInvoice();
  const named = { ...seller, name: { en: 'Bobs Records', ar: '' }, taxNumber: '310122393500003' };
  const taxed = parts.slice(0, 1).map((part) => ({ ...part, tax: 15_000 }));
  const issuedAt = Date.UTC(2022, 3, 25, 15, 30);
  expect(saudiQr({ ...rest, seller: named, parts: taxed, issuedAt, total: 100_000 })).toBe(
    'AQxCb2JzIFJlY29yZHMCDzMxMDEyMjM5MzUwMDAwMwMUMjAyMi0wNC0yNVQxNTozMDowMFoEBzEwMDAuMDAFBjE1MC4wMA==',
  );
});
