import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { deliveryQuote } from '@/lib/domain/cart/pricing/charges';
import { needsWords } from '@/lib/domain/delivery/quote-delivery';
import type { DeliveryMethod } from '@/lib/domain/delivery/zone';
import checkout from '@/locales/en/checkout.json';
import { aMethod, aPlace, aZone } from '@/tests/fixtures/shop/delivery';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { DeliveryFields } from './delivery-fields';

const shopPickup = {
  address: { en: '1 Moon Street', ar: '' },
  mapUrl: 'https://maps.example/1',
  hours: { en: '9 to 5', ar: '' },
};
const zone = aZone({
  id: 'amman',
  cities: [aPlace('', '', 'Amman')],
  methods: [
    aMethod({ id: 'standard', minDays: 1, maxDays: 2 }),
    aMethod({ id: 'fast', kind: 'express', cash: false }),
    aMethod({
      id: 'shop',
      kind: 'pickup',
      rate: { by: 'flat', steps: [{ from: 0, charge: 0 }] },
      pickup: shopPickup,
    }),
  ],
});
const setting = aStoreSetting({ delivery: { zones: [zone], holidays: [] } });

jest.mock('next/router', () => ({ useRouter: () => ({ locale: 'en' }) }));
jest.mock('@/context/currency-context', () => ({ useCurrency: () => ({ format: String }) }));
jest.mock('@/context/cart-context', () => ({ useCart: () => ({ lines: [] }) }));
jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => setting }));

function show(city: string) {
  const onChoose = jest.fn();
  const quote = deliveryQuote({ subtotal: 2500, pieces: 1, weight: 0 }, setting, { city });
  render(
    <WithTexts texts={{ checkout }}>
      <DeliveryFields quote={quote} city={city} chosen={null} onChoose={onChoose} />
    </WithTexts>,
  );
  return onChoose;
}

test('each method says its price, its dates, whether it takes cash, and where to fetch the order', async () => {
  const onChoose = show('Amman');
  const [standard, fast, shop] = screen.getAllByRole('radio');
  expect(standard).toBeChecked();
  expect(standard).toHaveAccessibleName('Courier');
  expect(standard).toHaveAccessibleDescription(/^500 · Arrives \w{3}\D+\d+/);
  expect(fast).toHaveAccessibleDescription('500 · Not payable in cash');
  expect(shop).toHaveAccessibleDescription(/^Free.*1 Moon Street.*9 to 5.*Show on the map$/);
  expect(screen.getByRole('link')).toHaveAttribute('href', 'https://maps.example/1');
  await userEvent.click(screen.getByRole('radio', { name: 'Express delivery' }));
  expect(onChoose).toHaveBeenCalledWith(expect.objectContaining({ id: 'fast' }));
});

test('a refused address says why, where the store delivers and where to fetch the order', () => {
  show('Irbid');
  const alert = screen.getByRole('alert');
  expect(alert).toHaveTextContent('The store does not deliver to Irbid');
  expect(alert).toHaveTextContent('It delivers to: Amman.');
  expect(alert).toHaveTextContent('1 Moon Street');
});

test('a single courier without dates needs no words, all else does', () => {
  const needs = (changes: Partial<DeliveryMethod>) => {
    const all = aZone({ id: 'all', rest: true, methods: [aMethod(changes)] });
    const terms = { delivery: { zones: [all], holidays: [] }, country: '' };
    return needsWords(deliveryQuote({ subtotal: 2500, pieces: 1, weight: 0 }, terms, {}));
  };
  expect([needs({}), needs({ maxDays: 2 }), needs({ kind: 'pickup' })]).toEqual([false, true, true]);
});
