import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ok } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import { aProduct, aVariant } from '@/tests/fixtures/shop/catalogue';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { PriceDialog } from './price-dialog';

jest.mock('@/lib/functions/call');
jest.mock('@/components/overlays/notify');
jest.mock('@/components/admin/plan/use-refusal', () => ({ useRefusal: () => ({ tell: jest.fn() }) }));
jest.mock('@/context/use-store-id', () => ({ useStoreId: () => 'demo' }));
jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => aStoreSetting() }));

test('products whose sale price would not be below the new price are named before, and left out', async () => {
  jest
    .mocked(call)
    .mockResolvedValue(
      ok({ changed: [{ productId: 'plain', updatedAt: 2 }], skipped: [], notOnSale: [], saleHigh: [] }),
    );
  const products = [
    aProduct({ id: 'plain', variants: [aVariant({ price: 2000 })] }),
    aProduct({ id: 'reduced', variants: [aVariant({ price: 2000, salePrice: 1900 })] }),
  ];
  const onClose = jest.fn();
  renderInAdmin(<PriceDialog products={products} onClose={onClose} />);
  fireEvent.change(await screen.findByRole('textbox'), { target: { value: '-10' } });
  expect(
    screen.getByText('One stays as it is: its sale price would not be below the new price.'),
  ).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Change one product' }));
  await waitFor(() => expect(onClose).toHaveBeenCalledWith(true));
  expect(jest.mocked(call).mock.calls).toMatchObject([
    ['changeProducts', { products: [{ productId: 'plain', prices: [{ price: 1800 }] }] }],
  ]);
});
