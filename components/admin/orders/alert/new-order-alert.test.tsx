import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { chime } from '@/components/admin/orders/alert/chime';
import { NewOrderAlert } from '@/components/admin/orders/alert/new-order-alert';
import { OrderFeedProvider, useOrderFeed } from '@/components/admin/orders/alert/order-feed-context';
import { useLatestPlaced } from '@/components/admin/orders/alert/use-latest-placed';
import { orderId } from '@/lib/domain/ids';
import type { Order } from '@/lib/domain/orders/order';
import { stageOf } from '@/tests/fixtures/screens/in-admin';
import { anOrder } from '@/tests/fixtures/shop/orders';

jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => ({ storeId: 'demo' }) }));
jest.mock('@/components/admin/orders/alert/use-latest-placed');
jest.mock('@/components/admin/orders/alert/chime');

/** As many as the feed brings at once. */
const WINDOW = 8;
const OPENED_AT = 1_000;
const order = anOrder();

/** An order by cash: placed when it is made, at the minute of its number. */
function placed(number: number): Order {
  const at = OPENED_AT + number;
  const history = order.history.map((event) => ({ ...event, at }));
  return { ...order, id: orderId(`o${number}`), history, createdAt: at };
}

const pending = (number: number): Order => ({
  ...placed(number),
  history: placed(number).history.map((event) => ({ ...event, to: 'pending' as const })),
});

let markSeen: (id: string) => void;
let newestAt: number;
const hold = (feed: ReturnType<typeof useOrderFeed>) => {
  ({ markSeen, newestAt } = feed);
};

function Probe() {
  const feed = useOrderFeed();
  useEffect(() => hold(feed), [feed]);
  return null;
}

/** The admin, opened on an order from before; gives what makes the feed bring others. */
function openAdmin() {
  const alert = (
    <OrderFeedProvider>
      <NewOrderAlert />
      <Probe />
    </OrderFeedProvider>
  );
  const brings = (orders: readonly Order[]) =>
    jest
      .mocked(useLatestPlaced)
      .mockReturnValue({ status: 'ready', value: [...orders].reverse().slice(0, WINDOW) });
  brings([placed(0)]);
  const { rerender } = render(alert, { wrapper: stageOf() });
  return (...orders: readonly Order[]) => {
    brings([placed(0), ...orders]);
    // Another element of the same: React would skip the former one.
    rerender(<OrderFeedProvider>{alert.props.children}</OrderFeedProvider>);
  };
}

const upTo = (count: number) => Array.from({ length: count }, (_, index) => placed(index + 1));

beforeEach(() => jest.mocked(chime).mockReset());

test('what was there when the admin was opened does not ring', () => {
  openAdmin();
  expect(chime).not.toHaveBeenCalled();
  expect(screen.getByRole('alert')).toBeEmptyDOMElement();
});

test('the counter and the bell go on when more orders are unseen than the feed brings at once', () => {
  const arrive = openAdmin();
  for (let count = 1; count <= WINDOW + 3; count += 1) arrive(...upTo(count));
  expect(chime).toHaveBeenCalledTimes(WINDOW + 3);
  expect(screen.getByRole('alert')).toHaveTextContent(`${WINDOW + 3}`);
});

test('whoever counts orders hears of each that arrives, on whatever page of the list they are', () => {
  const arrive = openAdmin();
  const before = newestAt;
  arrive(...upTo(1));
  expect(newestAt).toBeGreaterThan(before);
});

test('an order that comes while another one is looked at rings all the same', () => {
  const arrive = openAdmin();
  arrive(...upTo(1));
  jest.mocked(useLatestPlaced).mockReturnValue({ status: 'ready', value: [...upTo(2)].reverse() });
  act(() => markSeen('o1'));
  expect(chime).toHaveBeenCalledTimes(2);
  expect(screen.getByRole('alert')).toHaveTextContent('1');
});

test('a card order rings once it is paid, and no order rings twice', () => {
  const arrive = openAdmin();
  arrive(pending(1), placed(2));
  expect(chime).toHaveBeenCalledTimes(1);
  const paid = { ...placed(1), history: [...pending(1).history, ...placed(3).history] };
  arrive(paid, placed(2));
  arrive({ ...paid, status: 'confirmed' }, placed(2));
  expect(chime).toHaveBeenCalledTimes(2);
});
