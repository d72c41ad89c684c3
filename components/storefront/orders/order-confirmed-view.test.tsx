import { render } from '@testing-library/react';
import { ORDER_STATUSES } from '@/lib/domain/orders/order-status';
import orders from '@/locales/en/orders.json';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { anOrder } from '@/tests/fixtures/shop/orders';
import { OrderConfirmedView } from './order-confirmed-view';
import { useShownOrder } from './use-shown-order';

jest.mock('@/components/storefront/shell/storefront-head', () => ({ StorefrontHead: () => null }));
jest.mock('./order-page-view', () => ({ OrderPage: () => 'its page' }));
jest.mock('@/components/storefront/orders/details/order-receipt', () => ({
  OrderReceipt: ({ kind }: { kind: string }) => kind,
}));
jest.mock('./use-shown-order', () => ({ useShownOrder: jest.fn() }));

const RECEIVED = ['awaiting'];
const THANKED = ['placed', 'confirmed', 'shipped', 'delivered'];

test.each(ORDER_STATUSES)('nobody is thanked for an order that does not stand (%s)', (status) => {
  jest.mocked(useShownOrder).mockReturnValue({ status: 'ready', value: { ...anOrder(), status } });
  const { container } = render(
    <WithTexts texts={{ orders }}>
      <OrderConfirmedView />
    </WithTexts>,
  );
  const received = RECEIVED.includes(status) ? 'awaiting' : 'its page';
  expect(container).toHaveTextContent(THANKED.includes(status) ? 'confirmed' : received);
});
