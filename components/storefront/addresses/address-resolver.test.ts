import type { ResolverOptions } from 'react-hook-form';
import type { ShippingAddress } from '@/lib/domain/orders/order';
import { anAddress } from '@/tests/fixtures/shop/orders';
import { addressResolver } from './address-resolver';

const resolve = addressResolver({
  countries: ['SA', 'KW', 'DE'],
  defaultCountry: 'SA',
  phoneIsEnough: true,
  nationalAddress: 'shipping',
});
const options: ResolverOptions<ShippingAddress> = { fields: {}, shouldUseNativeValidation: false };
const check = (typed: Partial<ShippingAddress>) =>
  resolve({ ...anAddress({ streetAddress: '', zipCode: '', email: '' }), ...typed }, undefined, options);

const jeddah = {
  country: 'SA',
  city: 'Jeddah',
  regionId: 'makkah',
  cityId: 'makkah.jeddah',
  mobileNumber: '0501234567',
};

test('a city of the list passes with its id', async () => {
  const { values, errors } = await check({ ...jeddah, shortAddress: 'JRRD2929' });
  expect(errors).toEqual({});
  expect(values).toMatchObject({ cityId: 'makkah.jeddah', mobileNumber: '+966501234567' });
});

test('what was typed into a field of another country neither stops the form nor is sent', async () => {
  const kuwaiti = { country: 'KW', city: 'Salmiya', regionId: 'hawalli', block: '3', building: '4' };
  const { values, errors } = await check({
    ...kuwaiti,
    ...{ streetAddress: '5', mobileNumber: '50123456', shortAddress: 'https://splonline.com.sa/RRRD2929' },
  });
  expect(errors).toEqual({});
  expect(values).not.toHaveProperty('shortAddress');
});

test('each refused field of the form says why, bounds and rules at once', async () => {
  const { errors } = await check({ ...jeddah, fullName: '', district: 'www.example.com', building: '12' });
  expect(Object.fromEntries(Object.entries(errors).map(([name, error]) => [name, error?.message]))).toEqual({
    fullName: 'field.name.required',
    district: 'field.text.address',
    streetAddress: 'field.address.required',
    building: 'field.buildingNumber.invalid',
  });
});

test('a country without a profile asks for the general fields', async () => {
  const { errors } = await check({ country: 'DE', city: 'Bonn', mobileNumber: '+4922812345' });
  expect(Object.keys(errors).sort()).toEqual(['streetAddress', 'zipCode']);
});
