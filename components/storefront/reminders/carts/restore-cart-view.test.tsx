import { render, screen } from '@testing-library/react';
import { remindedCart } from '@/lib/browser/reminded-cart';
import { fail, ok } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import ar from '@/locales/ar/reminders.json';
import en from '@/locales/en/reminders.json';
import errors from '@/locales/en/errors.json';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { aCartLine } from '@/tests/fixtures/shop/cart';
import { RestoreCartView } from './restore-cart-view';

const merge = jest.fn();
let token = 'a-token';
jest.mock('next/router', () => ({ useRouter: () => ({ locale: 'en', query: { token } }) }));
jest.mock('@/context/cart-context', () => ({ useCart: () => ({ merge }) }));
jest.mock('@/components/storefront/shell/storefront-head', () => ({ StorefrontHead: () => null }));
jest.mock('@/lib/functions/call');

const open = (reminders: typeof en) =>
  render(
    <WithTexts texts={{ reminders, errors }}>
      <RestoreCartView />
    </WithTexts>,
  );

test('a link puts the cart into this browser, whose order then ends the reminder', async () => {
  const lines = [aCartLine()];
  jest.mocked(call).mockResolvedValue(ok({ cartId: 'kept', lines }));
  open(ar);
  expect(await screen.findByText(ar.cart.back)).toBeVisible();
  expect(merge).toHaveBeenCalledWith(lines);
  expect(remindedCart.get()).toEqual({ id: 'kept', agreed: false, uid: null });
  expect(screen.getByRole('link', { name: ar.cart.open })).toHaveAttribute('href', '/cart');
});

test('an old link says that it is over', async () => {
  token = 'another';
  jest.mocked(call).mockResolvedValue(fail({ code: 'link-expired' }));
  open(en);
  expect(await screen.findByText(en.cart.expired)).toBeVisible();
});
