import { ValidationError } from 'yup';
import { SETTING_PARTS, type SettingPart } from '@/lib/domain/store/store-setting';
import { settingEdits } from '@/tests/fixtures/shop/setting-edits';
import { aMethod, aPlace, aZone } from '@/tests/fixtures/shop/delivery';
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

const withRate = (changes: object) => ({
  ...settingEdits.tax,
  exchange: { ...settingEdits.tax.exchange, ...changes },
});

test.each(SETTING_PARTS)('what an owner fills in for %s passes', (part) =>
  expect(refused(part, settingEdits[part])).toEqual([]),
);

test.each<SettingPart>(['contact', 'notifications'])('%s may leave its e-mail empty', (part) =>
  expect(refused(part, { ...settingEdits[part], email: ' ' })).toEqual([]),
);

const { brand, contact, homepage, payment, delivery, currencies, orderRules, region } = settingEdits;
const cash = { enabled: true, limit: null, fee: 0, rounding: true };
const inZone = (changes: object) => ({
  zones: [{ ...aZone({ id: 'z', cities: [aPlace('', '', 'Amman')] }), ...changes }],
  holidays: [],
});
const withMethod = (changes: object) => inZone({ methods: [{ ...aMethod(), ...changes }] });
const steps = (...from: number[]) => ({ by: 'pieces', steps: from.map((one) => ({ from: one, charge: 0 })) });

test.each<[SettingPart, unknown, string]>([
  ['brand', { ...brand, primaryColor: 'red;}' }, 'primaryColor: field.color.invalid'],
  ['brand', { ...brand, look: { ...brand.look, fonts: 'comic' } }, 'look.fonts: field.invalid'],
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
  ['delivery', { ...delivery, zones: [] }, 'zones: field.zones.none'],
  ['delivery', inZone({ cities: [] }), 'zones[0].countries: field.zone.nowhere'],
  ['delivery', inZone({ cities: [aPlace('', '', '')] }), 'zones[0].cities[0].name: field.city.required'],
  [
    'delivery',
    inZone({ cities: [{ ...aPlace('', '', ''), name: { en: 'x', ar: -1 } }] }),
    'zones[0].cities[0].name.ar: field.invalid',
  ],
  ['delivery', inZone({ countries: ['Moon'] }), 'zones[0].countries[0]: field.invalid'],
  ['delivery', { ...delivery, zones: [aZone({ id: 'a' }), aZone({ id: 'a' })] }, 'zones: field.invalid'],
  ['delivery', { ...delivery, holidays: ['2026-13-01'] }, 'holidays[0]: field.day.invalid'],
  ['delivery', { ...delivery, holidays: ['2026-12-01', '2026-12-01'] }, 'holidays: field.day.twice'],
  [
    'delivery',
    withMethod({ rate: steps(0, 1.5) }),
    'zones[0].methods[0].rate.steps[1].from: field.step.invalid',
  ],
  [
    'delivery',
    withMethod({ rate: steps(0, 3, 3) }),
    'zones[0].methods[0].rate.steps[2].from: field.step.order',
  ],
  ['delivery', withMethod({ rate: steps(1) }), 'zones[0].methods[0].rate.steps[0].from: field.step.order'],
  ['delivery', withMethod({ freeOver: -1 }), 'zones[0].methods[0].freeOver: field.amount.invalid'],
  ['delivery', withMethod({ minDays: 3, maxDays: 2 }), 'zones[0].methods[0].maxDays: field.days.order'],
  ['delivery', withMethod({ minDays: 3 }), 'zones[0].methods[0].maxDays: field.days.order'],
  ['delivery', withMethod({ handlingDays: 91 }), 'zones[0].methods[0].handlingDays: field.days.invalid'],
  ['delivery', withMethod({ kind: 'pickup' }), 'zones[0].methods[0].pickup.address: field.address.required'],
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
  ['tax', withRate({ currency: 'USD' }), 'exchange.currency: field.taxCurrency.same'],
  ['tax', withRate({ rate: 0 }), 'exchange.rate: field.rate.invalid'],
  ['tax', withRate({ rate: 1_000_001 }), 'exchange.rate: field.rate.invalid'],
  ['tax', withRate({ day: '2026-02-30' }), 'exchange.day: field.day.invalid'],
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
