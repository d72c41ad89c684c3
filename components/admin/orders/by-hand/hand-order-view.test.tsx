import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { HandOrderView } from '@/components/admin/orders/by-hand/hand-order-view';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { fail, ok } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';

jest.mock('@/lib/functions/call');
jest.mock('@/components/overlays/notify', () => ({ notify: () => undefined }));
jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => mockSetting() }));
jest.mock('@/lib/firestore/catalogue/managed-products', () => ({}));
jest.mock('@/lib/firestore/orders/order-list', () => ({}));

const mockSetting = () => aStoreSetting();

const line = { productId: 'board', variantId: 'v1', quantity: 2 };
const which = { productId: 'board', variantId: 'v1', title: 'Sea Breeze' };

function quote(seenPrice: number) {
  const changes = seenPrice === 2500 ? [] : [{ kind: 'price', ...which, from: seenPrice, to: 2500 }];
  return ok({
    ...{ currency: 'USD', lines: [{ ...line, unitPrice: 2500 }], changes, methods: ['cash', 'card'] },
    ...{ subtotal: 5000, discount: 0, deliveryCharges: 0, deliveryDiscount: 0, total: 5000 },
  });
}

test('a price that changed since the draft is agreed to before the order is sent, and refusals stand at their fields', async () => {
  const drafted = { ...line, name: 'Sea Breeze', picture: '', seenPrice: 2000 };
  localStorage.setItem('boards.hand-order', JSON.stringify({ lines: [drafted] }));
  jest
    .mocked(call)
    .mockImplementation(((name: string, asked: { lines: { seenPrice: number }[] }) =>
      Promise.resolve(
        name === 'quoteHandOrder'
          ? quote(asked.lines[0]?.seenPrice ?? 0)
          : fail({ code: 'invalid-input', fields: { 'address.city': 'field.city.required' } }),
      )) as never);
  renderInAdmin(<HandOrderView />);
  expect(await screen.findByText('Sea Breeze costs $25.00 now, not $20.00.')).toBeVisible();
  const send = screen.getByRole('button', { name: 'Send order' });
  expect(send).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Take over' }));
  await screen.findByText('$25.00');
  expect(send).toBeEnabled();
  await userEvent.click(send);
  expect(call).toHaveBeenLastCalledWith(
    'placeHandOrder',
    expect.objectContaining({ lines: [{ ...line, seenPrice: 2500 }], seenTotal: 5000, source: 'whatsapp' }),
  );
  expect(await screen.findByText('City is required.')).toBeVisible();
});
