import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { call } from '@/lib/functions/call';
import ar from '@/locales/ar/gift-card.json';
import arErrors from '@/locales/ar/errors.json';
import checkout from '@/locales/ar/checkout.json';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { BuyGiftCard } from './buy-gift-card';

const push = jest.fn();
jest.mock('next/router', () => ({ useRouter: () => ({ locale: 'ar', push }) }));
jest.mock('@/lib/functions/call');
jest.mock('@/lib/firebase/auth/account', () => ({ ensureUser: async () => ({ ok: true, value: {} }) }));
jest.mock('@/components/storefront/addresses/address-fields', () => ({ AddressFields: () => null }));
jest.mock('@/components/storefront/checkout/use-shipping-form', () => ({
  useShippingForm: () => ({
    form: {
      handleSubmit: (send: (address: unknown) => Promise<void>) => (event: Event) => {
        event.preventDefault();
        return send({ fullName: 'Layla' });
      },
      setError: () => undefined,
      formState: { isSubmitting: false },
    },
  }),
}));
jest.mock('@/context/store-setting-context', () => ({
  useStoreSetting: () => ({
    ...{ storeId: 'demo', baseCurrency: 'USD', numerals: 'latin', addresses: { countries: [] } },
    giftCards: { sold: true, amounts: [2500], least: 1000, most: 50_000 },
  }),
}));

const requests = () => jest.mocked(call).mock.calls.map(([, request]) => request as { key: string });
const submit = () => fireEvent.click(screen.getByText(ar.buy.submit));
const fill = (field: HTMLElement, value: string) => fireEvent.change(field, { target: { value } });

test('an amount of the own choice goes to payment; a refusal stands at its field, and sent again is one order', async () => {
  render(
    <WithTexts texts={{ 'gift-card': ar, errors: arErrors, checkout }}>
      <BuyGiftCard />
    </WithTexts>,
  );
  fireEvent.click(screen.getByLabelText(ar.buy.other));
  fill(screen.getByLabelText(/USD/), '12.50');
  const email = 'field.email.invalid';
  jest
    .mocked(call)
    .mockResolvedValue({ ok: false, error: { code: 'invalid-input', fields: { 'receiver.email': email } } });
  submit();
  await waitFor(() => expect(screen.getByLabelText(ar.buy.email)).toBeInvalid());
  jest.mocked(call).mockResolvedValue({ ok: false, error: { code: 'try-again' } });
  submit();
  expect(await screen.findByText(arErrors['try-again'])).toBeVisible();
  expect(new Set(requests().map(({ key }) => key)).size).toBe(1);
  fill(screen.getByLabelText(ar.buy.email), 'm@example.com');
  jest.mocked(call).mockResolvedValue({ ok: true, value: { orderId: 'o1' } } as never);
  submit();
  await waitFor(() => expect(push).toHaveBeenCalledWith('/orders/o1/pay'));
  expect(requests().at(-1)).toMatchObject({
    ...{ amount: 1250, locale: 'ar', receiver: { email: 'm@example.com', locale: 'ar' } },
  });
  expect(new Set(requests().map(({ key }) => key)).size).toBe(2);
});
