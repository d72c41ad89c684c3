import { render, screen } from '@testing-library/react';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import product from '@/locales/en/product.json';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { DeliveryFacts } from './delivery-facts';

jest.mock('next/router', () => ({ useRouter: () => ({ locale: 'en' }) }));
jest.mock('@/context/currency-context', () => ({ useCurrency: () => ({ format: String }) }));
let setting = aStoreSetting();
jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => setting }));

test.each<[string, Partial<StoreSetting['orderRules']>]>([
  ['Returns and exchanges: see our terms', {}],
  ['No returns', { returnDays: 0, returnsPaidBy: 'store' }],
  ['Returns within 1 day of delivery', { returnDays: 1 }],
  ['Returns within 14 days of delivery · sending back is free', { returnDays: 14, returnsPaidBy: 'store' }],
  [
    'Returns within 14 days of delivery · you pay for sending back',
    { returnDays: 14, returnsPaidBy: 'shopper' },
  ],
])('"%s" is what the store says of returns', (text, rules) => {
  const shop = aStoreSetting();
  setting = { ...shop, orderRules: { ...shop.orderRules, ...rules } };
  render(
    <WithTexts texts={{ product }}>
      <DeliveryFacts />
    </WithTexts>,
  );
  expect(screen.getByRole('link', { name: text })).toBeInTheDocument();
});
