import { readFileSync } from 'node:fs';
import { anAddress } from '@/tests/fixtures/shop/orders';
import { latinDigits } from '@/lib/domain/forms/clean-text';
import { ADDRESS_SENTENCES } from './address-sentences';
import type { AddressField } from './address-fields';
import { checkAddress } from './check-address';
import { parsePhone, PHONE_PROBLEMS } from './phone';
import { placesOf } from './places/all-places';

const rows = (name: string) =>
  readFileSync(`tests/fixtures/addresses/${name}.txt`, 'utf8')
    .split('\n')
    .filter((line) => line && !line.startsWith('#'))
    .map((line) => line.split('|'));

const NAMES: Readonly<Record<string, AddressField>> = {
  ...{ short: 'shortAddress', additional: 'additionalNumber', zip: 'zipCode', box: 'poBox', pin: 'pin' },
  ...{ district: 'district', building: 'building', block: 'block', unit: 'unit' },
};
/** `building=Tower 3 unit=12`: a value goes on until the next name. */
const detailsOf = (text: string) =>
  Object.fromEntries(
    [...text.matchAll(/(\w+)=(.*?)(?=\s+\w+=|$)/gu)].map(([, name = '', value]) => [NAMES[name], value]),
  ) as Partial<Record<AddressField, string>>;

function check([country = '', region = '', city = '', streetAddress = '', details = '']: readonly string[]) {
  const typed = {
    ...anAddress({ country, region, city, streetAddress, zipCode: '', email: '', ...detailsOf(details) }),
    mobileNumber: '+962791234567',
  };
  return checkAddress(typed, placesOf(country), { phoneIsEnough: true, nationalAddress: 'shipping' });
}

test('300 addresses as people write them lead to the right city and region', () => {
  const typed = rows('right');
  expect(typed.length).toBeGreaterThanOrEqual(300);
  const wrong = typed.flatMap((row) => {
    const checked = check(row);
    const { regionId, cityId } = checked.ok ? checked.value : {};
    const found = checked.ok ? { regionId, cityId } : checked.fields;
    const city = row.at(-1) ?? '';
    const wanted = { regionId: city.split('.')[0], cityId: city };
    return JSON.stringify(found) === JSON.stringify(wanted) ? [] : [[row, found]];
  });
  expect(wrong).toEqual([]);
});

test('numbers of an address are stored in Latin digits, without the words in front of them', () => {
  const values = rows('right').flatMap((row) => {
    const checked = check(row);
    return checked.ok ? [checked.value.block, checked.value.zipCode, checked.value.poBox] : [];
  });
  const stored = values.filter(Boolean);
  expect(stored.length).toBeGreaterThan(100);
  expect(stored.filter((value) => !/^\d+[A-Z]?$/.test(value ?? ''))).toEqual([]);
});

test('a wrong address is refused at its field, with a sentence in both languages', () => {
  for (const row of rows('wrong')) {
    const checked = check(row);
    const [field = '', sentence = ''] = (row.at(-1) ?? '').split(' ');
    expect([row, checked]).toEqual([row, { ok: false, fields: { [field]: sentence } }]);
    const known: Readonly<Record<string, { en: string; ar: string }>> = ADDRESS_SENTENCES;
    if (known[sentence]) expect(known[sentence].ar).toMatch(/\p{Script=Arabic}/u);
  }
});

test('200 spellings of a phone number are one number or a reason', () => {
  const typed = rows('phones');
  expect(typed.length).toBeGreaterThanOrEqual(200);
  const wrong = typed.filter(([country, text = '', wanted = '']) => {
    const parsed = parsePhone(text, country);
    return (parsed.ok ? parsed.value : parsed.error) !== wanted;
  });
  expect(wrong.map((row) => [row, parsePhone(row[1] ?? '', row[0])])).toEqual([]);
  expect(
    new Set(typed.map(([, , wanted = '']) => wanted).filter((wanted) => !wanted.startsWith('+'))),
  ).toEqual(new Set(PHONE_PROBLEMS));
  expect(typed.some(([, text = '']) => latinDigits(text) !== text)).toBe(true);
});
