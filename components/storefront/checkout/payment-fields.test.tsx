import { render, screen } from '@testing-library/react';
import checkout from '@/locales/en/checkout.json';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { PaymentFields } from './payment-fields';

jest.mock('next/router', () => ({ useRouter: () => ({ locale: 'en' }) }));
jest.mock('@/context/currency-context', () => ({ useCurrency: () => ({ format: String }) }));
const setting = aStoreSetting();
jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => setting }));

const cardOf = (isRefused: boolean) => {
  render(
    <WithTexts texts={{ checkout }}>
      <PaymentFields
        methods={['cash', 'card']}
        value="cash"
        onChange={() => undefined}
        refused={{ cash: false, transfer: false, card: isRefused }}
        currency="KWD"
        cash={{ taken: true, fee: 0 }}
      />
    </WithTexts>,
  );
  return screen.getByRole('radio', { name: new RegExp(`^${checkout.payment.card}`) });
};

test('a card is offered from the least that it is charged, and the page says so', () => {
  expect(cardOf(true)).toBeDisabled();
  expect(screen.getByText(/Only for orders from KWD\s0\.160/)).toBeInTheDocument();
});

test('above that it is offered', () => {
  expect(cardOf(false)).toBeEnabled();
  expect(screen.getByText(checkout.payment.cardHint)).toBeInTheDocument();
});
