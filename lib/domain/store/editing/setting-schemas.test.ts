import { ValidationError } from 'yup';
import { SETTING_PARTS, type SettingPart } from '@/lib/domain/store/store-setting';
import { settingEdits } from '@/tests/fixtures/shop/setting-edits';
import { settingSchemas } from './setting-schemas';

/** `path: key` of each refused field. */
function refused(part: SettingPart, value: unknown): string[] {
  try {
    settingSchemas[part].validateSync(value, { abortEarly: false });
    return [];
  } catch (error) {
    if (!(error instanceof ValidationError)) throw error;
    return (error.inner.length ? error.inner : [error]).map(({ path, message }) => `${path}: ${message}`);
  }
}

test.each(SETTING_PARTS)('what an owner fills in for %s passes', (part) =>
  expect(refused(part, settingEdits[part])).toEqual([]),
);

test.each<SettingPart>(['contact', 'notifications'])('%s may leave its e-mail empty', (part) =>
  expect(refused(part, { ...settingEdits[part], email: ' ' })).toEqual([]),
);

const { brand, contact, homepage, payment, shipping, currencies, orderRules, region } = settingEdits;
const cash = { enabled: true, limit: null, fee: 0, rounding: true };

test.each<[SettingPart, unknown, string]>([
  ['brand', { ...brand, primaryColor: 'red;}' }, 'primaryColor: field.color.invalid'],
  ['brand', { ...brand, name: { en: ' ', ar: '\u200b' } }, 'name: field.storeName.required'],
  [
    'brand',
    { ...brand, logo: { path: 'stores/demo/logo.svg', alt: brand.name, width: 1, height: 1 } },
    'logo.path: field.invalid',
  ],
  ['homepage', { ...homepage, sections: homepage.sections.slice(1) }, 'sections: field.invalid'],
  ['contact', { ...contact, email: 'nobody' }, 'email: field.email.invalid'],
  ['contact', { ...contact, social: { x: 'javascript:alert(1)' } }, 'social.x: field.url.invalid'],
  ['payment', { cash: { ...cash, enabled: false }, card: { enabled: false } }, ': field.payment.none'],
  ['payment', { ...payment, cash: { ...cash, fee: -1 } }, 'cash.fee: field.amount.invalid'],
  ['shipping', { ...shipping, flat: 1.5 }, 'flat: field.amount.invalid'],
  [
    'shipping',
    { ...shipping, cities: [{ name: { en: '', ar: '' }, charge: 0 }] },
    'cities[0].name: field.city.required',
  ],
  [
    'shipping',
    { ...shipping, cities: [...shipping.cities, { name: { en: 'al ain', ar: '' }, charge: 1 }] },
    'cities[1].name.en: field.city.twice',
  ],
  [
    'shipping',
    { ...shipping, cities: [{ name: { en: 'Al Ain', ar: -1 }, charge: 0 }] },
    'cities[0].name.ar: field.invalid',
  ],
  [
    'currencies',
    { ...currencies, currencies: [{ code: 'AED', rate: 0 }] },
    'currencies[0].rate: field.rate.invalid',
  ],
  [
    'currencies',
    { ...currencies, currencies: [{ code: 'AED', rate: Infinity }] },
    'currencies[0].rate: field.rate.invalid',
  ],
  ['currencies', { ...currencies, baseCurrency: 'XXX' }, 'baseCurrency: field.invalid'],
  ['orderRules', { ...orderRules, cancelMinutes: 0 }, 'cancelMinutes: field.cancelMinutes.invalid'],
  ['orderRules', { ...orderRules, cancelMinutes: 43_201 }, 'cancelMinutes: field.cancelMinutes.invalid'],
  ['orderRules', { ...orderRules, returnDays: -1 }, 'returnDays: field.returnDays.invalid'],
  ['orderRules', { ...orderRules, returnDays: 366 }, 'returnDays: field.returnDays.invalid'],
  [
    'notifications',
    { ...settingEdits.notifications, lowStockAt: 1001 },
    'lowStockAt: field.lowStockAt.invalid',
  ],
  ['region', { ...region, timeZone: 'Moon/Crater' }, 'timeZone: field.invalid'],
  ['region', { ...region, country: 'Moon' }, 'country: field.invalid'],
])('%s refuses %j', (part, value, error) => expect(refused(part, value)).toContain(error));

test('an address of many points is refused as any other, one of endless points for its length', () => {
  const refusedX = (points: number) =>
    refused('contact', { ...contact, social: { x: `https://a${'.'.repeat(points)} b` } });
  expect(refusedX(200)).toContain('social.x: field.url.invalid');
  expect(refusedX(200_000)).toEqual(['social.x: field.text.long']);
});

test.each(SETTING_PARTS)('nonsense for %s is refused, not a crash', (part) => {
  const edit = Object.fromEntries(Object.keys(settingEdits[part]).map((field) => [field, [null, 7]]));
  for (const nonsense of [7, 'x', [null], edit]) expect(refused(part, nonsense)).not.toEqual([]);
});
