import { anAddress } from '@/tests/fixtures/shop/orders';
import type { ShippingAddress } from '@/lib/domain/orders/order';
import type { OrderDelivery } from '@/lib/domain/delivery/order-delivery';
import type { OrderStatus } from '@/lib/domain/orders/order-status';
import { addressLines } from './address-lines';
import { checkAddress } from './check-address';
import { parseAddress } from './parse-address';
import { aPickup } from '@/tests/fixtures/shop/orders';
import { awaitsNationalAddress, lacksNationalAddress } from './national-address';
import { parsePin } from './pin';
import { pinLink } from './pin-link';
import { placesOf } from './places/all-places';

const rules = { phoneIsEnough: true, nationalAddress: 'shipping' } as const;
const saudi = (changes: Partial<ShippingAddress> = {}): ShippingAddress => ({
  ...anAddress({ streetAddress: '', zipCode: '', city: 'جده', email: '', mobileNumber: '٠٥٠١٢٣٤٥٦٧' }),
  country: 'SA',
  ...changes,
});
const check = (address: ShippingAddress, more = {}) =>
  checkAddress(address, placesOf(address.country ?? ''), { ...rules, ...more });

test('a Saudi short code, a city and a phone are an address', () => {
  const checked = check(saudi({ shortAddress: 'jrrd ٢٩٢٩' }));
  expect(checked).toEqual({
    ok: true,
    value: {
      ...saudi({ fullName: 'Layla Haddad', city: 'جدة', mobileNumber: '+966501234567' }),
      region: 'مكة المكرمة',
      regionId: 'makkah',
      cityId: 'makkah.jeddah',
      shortAddress: 'JRRD2929',
    },
  });
  if (!checked.ok) return;
  expect(lacksNationalAddress({ address: checked.value, delivery: null })).toBe(false);
});

test('without the code street and district are asked for, and by the time of shipping the whole address', () => {
  expect(check(saudi())).toEqual({
    ok: false,
    fields: { district: 'field.district.required', streetAddress: 'field.address.required' },
  });
  const plain = check(saudi({ district: 'الروضة', streetAddress: 'شارع الأمير' }));
  const waits = (status: OrderStatus, delivery: OrderDelivery | null = null) =>
    plain.ok && awaitsNationalAddress({ status, address: plain.value, delivery });
  expect([waits('confirmed'), waits('undelivered')]).toEqual([true, true]);
  expect([waits('shipped'), waits('cancelled')]).toEqual([false, false]);
  expect(waits('confirmed', aPickup())).toBe(false);
  const atOrder = check(saudi({ district: 'الروضة', streetAddress: 'شارع الأمير' }), {
    nationalAddress: 'order',
  });
  expect(atOrder).toEqual({ ok: false, fields: { shortAddress: 'field.shortAddress.required' } });
  const parts = { building: '7465', additionalNumber: '2929', zipCode: '23434' };
  const whole = check(saudi({ district: 'الروضة', streetAddress: 'شارع الأمير', ...parts }));
  expect(whole.ok && lacksNationalAddress({ address: whole.value, delivery: null })).toBe(false);
});

test('each wrong field gets its own sentence', () => {
  const wrong = saudi({
    city: 'Jeddah',
    regionId: 'riyadh',
    shortAddress: 'RR29',
    building: '12',
    zipCode: '123',
    pin: 'https://maps.app.goo.gl/abc',
    mobileNumber: '050123',
    district: 'x',
    streetAddress: 'y',
  });
  expect(check(wrong, { phoneIsEnough: false })).toEqual({
    ok: false,
    fields: {
      city: 'field.city.region',
      shortAddress: 'field.shortAddress.invalid',
      building: 'field.buildingNumber.invalid',
      zipCode: 'field.postcode.five',
      pin: 'field.pin.short',
      mobileNumber: 'field.phone.short',
      email: 'field.email.required',
    },
  });
});

test('a place that the list does not hold is free text in the chosen region', () => {
  const checked = check(saudi({ city: 'قرية بعيدة', regionId: 'asir', shortAddress: 'ABCD1234' }));
  expect(checked).toMatchObject({ ok: true, value: { city: 'قرية بعيدة', region: 'عسير' } });
  expect(checked.ok && checked.value.cityId).toBeUndefined();
  const anywhere = check(saudi({ city: 'قرية بعيدة', shortAddress: 'ABCD1234' }));
  expect(anywhere).toEqual({ ok: false, fields: { regionId: 'field.region.required' } });
});

test('lines for a label say block, road and building', () => {
  const address: ShippingAddress = {
    ...anAddress({ streetAddress: '2819', zipCode: '', city: 'Juffair' }),
    ...{ country: 'BH', region: 'Capital', block: '324', building: '12', unit: '5', poBox: '77' },
  };
  expect(addressLines(address, 'en')).toEqual([
    'Block 324, Road 2819, Building 12, Flat / floor 5',
    'Juffair, Capital',
    'P.O. Box 77',
    'Bahrain',
  ]);
  expect(addressLines(anAddress(), 'en')).toEqual(['12 Palm Street', '11183 Amman']);
});

test.each([
  ['24.7136, 46.6753'],
  ['٢٤٫٧١٣٦، ٤٦٫٦٧٥٣'],
  ['https://www.google.com/maps/place/X/@24.8,46.7,17z/data=!3m1!4b1!3d24.7136!4d46.6753'],
  ['https://maps.google.com/?q=24.7136,46.6753'],
  ['https://www.google.com/maps/search/?api=1&query=24.7136%2C46.6753'],
  ['https://maps.apple.com/?ll=24.7136,46.6753&q=Home'],
  ['https://www.openstreetmap.org/?mlat=24.7136&mlon=46.6753#map=17/24.9/46.9'],
  ['https://www.openstreetmap.org/#map=17/24.7136/46.6753'],
  ['geo:24.7136,46.6753'],
])('%s is a pin', (text) => {
  expect(parsePin(text)).toEqual({ ok: true, value: '24.71360,46.67530' });
});

test('what is no place is no pin', () => {
  for (const text of [
    'my house',
    '124.7,46.6',
    'https://example.com/',
    'https://maps.apple.com/?address=12 34th Street',
  ])
    expect(parsePin(text)).toEqual({ ok: false, error: 'field.pin.invalid' });
  expect(pinLink('24.71360,46.67530')).toMatch(/query=24\.71360%2C46\.67530$/);
});

test('a stored address of any age parses; what names no country is read without one', () => {
  expect(parseAddress(anAddress())).toEqual(anAddress());
  expect(parseAddress({ ...anAddress(), country: 'nowhere', block: 3, unit: '5' })).toEqual(
    anAddress({ unit: '5' }),
  );
  expect(parseAddress(null).city).toBe('');
});

test.each([
  ['11511', true],
  ['4434111', true],
  ['٤٤٣٤١١١', true],
  ['443411', false],
  ['44341112', false],
])("Egypt's postcodes have five digits or, lately, seven: %s", (zipCode, isRight) => {
  const egyptian = {
    ...anAddress({ city: 'القاهرة', mobileNumber: '01012345678' }),
    country: 'EG',
    building: '3',
  };
  const checked = check({ ...egyptian, zipCode });
  expect(checked).toMatchObject(
    isRight ? { ok: true } : { fields: { zipCode: 'field.postcode.fiveOrSeven' } },
  );
});
