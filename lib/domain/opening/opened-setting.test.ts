import { COUNTRIES } from '@/lib/domain/store/countries';
import { parseStoreSetting } from '@/lib/domain/store/parse-store-setting';
import { isTimeZone } from '@/lib/domain/stats/store-day';
import { openedSetting } from './opened-setting';
import { countryDefaults } from './country-defaults';

const asked = {
  name: { en: 'Oud House', ar: 'بيت العود' },
  siteUrl: 'https://noor.boards.example',
  platformName: 'oud-house',
  email: 'owner@oud.test',
  colors: { primary: '#0F5C6E', secondary: '#26706E' },
};

test('a store of any country can sell at once', () => {
  for (const country of COUNTRIES) {
    const { currency, timeZone } = countryDefaults(country);
    const setting = parseStoreSetting('s', openedSetting({ ...asked, country, currency }));
    expect(isTimeZone(timeZone)).toBe(true);
    expect(setting).toMatchObject({ baseCurrency: currency, timeZone, country });
    expect(setting.payment.cash.enabled).toBe(true);
    expect(setting.addresses.countries).toEqual([country]);
    expect(setting.delivery.zones[0]?.methods[0]?.rate.steps[0]?.charge).toBeGreaterThan(0);
  }
});

test('prices include the country’s VAT once the owner registers', () => {
  const setting = parseStoreSetting('s', openedSetting({ ...asked, country: 'SA', currency: 'SAR' }));
  expect(setting.tax).toMatchObject({
    registered: false,
    included: true,
    rates: [{ country: 'SA', rate: 1500 }],
  });
  expect(setting.primaryColor).toBe('#0F5C6E');
});
