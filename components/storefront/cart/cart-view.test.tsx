import { render, waitFor } from '@testing-library/react';
import { remindedCart } from '@/lib/browser/reminded-cart';
import { ok } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import cart from '@/locales/en/cart.json';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { CartView } from './cart-view';

const setting = aStoreSetting();
jest.mock('next/router', () => ({ useRouter: () => ({ locale: 'en' }) }));
jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => setting }));
jest.mock('@/context/cart-context', () => ({ useCart: () => ({ lines: [], count: 0, ready: true }) }));
jest.mock('./use-quoted-cart', () => ({ useQuotedCart: () => ({}) }));
jest.mock('@/components/storefront/shell/storefront-head', () => ({ StorefrontHead: () => null }));
jest.mock('@/lib/functions/call');

test('who emptied their cart is not reminded of what was in it', async () => {
  jest.mocked(call).mockResolvedValue(ok({ ok: true }));
  remindedCart.update(() => ({ id: 'kept', agreed: true, uid: null }));
  render(
    <WithTexts texts={{ cart }}>
      <CartView />
    </WithTexts>,
  );
  await waitFor(() =>
    expect(call).toHaveBeenCalledWith('dropCart', { storeId: setting.storeId, cartId: 'kept' }),
  );
  expect(remindedCart.get()).toBeNull();
});
