import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useForm } from 'react-hook-form';
import { remindedCart } from '@/lib/browser/reminded-cart';
import type { ShippingAddress } from '@/lib/domain/orders/order';
import { ok } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import ar from '@/locales/ar/checkout.json';
import en from '@/locales/en/checkout.json';
import errors from '@/locales/en/errors.json';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { aCartLine } from '@/tests/fixtures/shop/cart';
import { anAddress } from '@/tests/fixtures/shop/orders';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { KeepCartField } from './keep-cart-field';

let locale = 'en';
let user: { uid: string; isAnonymous: boolean } | null = null;
const setting = aStoreSetting({ cartReminder: { enabled: true, afterHours: 24 } });
jest.mock('next/router', () => ({ useRouter: () => ({ locale }) }));
jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => setting }));
jest.mock('@/context/user-context', () => ({ useUserContext: () => ({ user }) }));
jest.mock('@/context/cart-context', () => ({ useCart: () => ({ lines: LINES }) }));
jest.mock('@/lib/functions/call');
const LINES = [aCartLine()];

beforeEach(() => {
  jest.useFakeTimers();
  jest
    .mocked(call)
    .mockReset()
    .mockResolvedValue(ok({ ok: true }));
  remindedCart.update(() => null);
  user = null;
});
afterEach(() => jest.useRealTimers());

function Checkout({ texts = en }: { readonly texts?: typeof en }) {
  const form = useForm<ShippingAddress>({ defaultValues: anAddress({ email: '' }) });
  return (
    <WithTexts texts={{ checkout: texts, errors }}>
      <input aria-label="email" {...form.register('email')} />
      <KeepCartField form={form} />
    </WithTexts>
  );
}
const typing = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
const settle = () => act(() => jest.advanceTimersByTimeAsync(2000));
const type = async (email: string) => {
  await typing.type(screen.getByLabelText('email'), email);
  await settle();
};
const box = () => screen.getByRole('checkbox');

test('the box is not ticked, and whoever types an address without ticking it sends nothing', async () => {
  render(<Checkout />);
  expect(box()).not.toBeChecked();
  expect(box()).toHaveAccessibleDescription(/24 hours/);
  await type('layla@example.com');
  expect(call).not.toHaveBeenCalled();
  expect(remindedCart.get()).toBeNull();
});

test('a ticked box keeps the cart once the address is one, and taking the tick away forgets it', async () => {
  locale = 'ar';
  render(<Checkout texts={ar as unknown as typeof en} />);
  await typing.click(screen.getByLabelText(ar.keepCart.label));
  await type('layla@');
  expect(call).not.toHaveBeenCalled();
  await type('example.com');
  const { id } = remindedCart.get() ?? {};
  expect(jest.mocked(call).mock.calls).toEqual([
    [
      'keepCart',
      {
        ...{ storeId: setting.storeId, cartId: id, email: 'layla@example.com', locale: 'ar' },
        lines: [{ productId: 'board', variantId: 'board-red', quantity: 1, seenPrice: 2500 }],
      },
    ],
  ]);
  await typing.click(box());
  expect(call).toHaveBeenLastCalledWith('dropCart', { storeId: setting.storeId, cartId: id });
  await typing.click(box());
  // What was still on its way under the former id stays ended.
  expect(remindedCart.get()?.id).not.toBe(id);
});

test('nobody else who logs in at this browser has agreed', () => {
  remindedCart.update(() => ({ id: 'kept', agreed: true, uid: 'layla' }));
  user = { uid: 'omar', isAnonymous: false };
  render(<Checkout />);
  expect(box()).not.toBeChecked();
});
