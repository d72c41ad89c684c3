import { screen } from '@testing-library/react';
import { PackingSlip } from '@/components/admin/orders/print/packing-slip';
import { ShippingLabel } from '@/components/admin/orders/print/shipping-label';
import type { Refund } from '@/lib/domain/orders/order';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';
import { anOrder, aRequestedLine } from '@/tests/fixtures/shop/orders';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { aSoldDesign, aStudioProduct } from '@/tests/fixtures/studio/studio';

const order = anOrder({ request: { lines: [aRequestedLine({ quantity: 3 })] } });
const refund: Refund = {
  id: 'r1',
  at: order.createdAt,
  by: 'owner-1',
  amount: 2500,
  lines: [{ line: 0, quantity: 1 }],
  reason: '',
  restocked: true,
  state: 'done',
};

test('a slip lists and counts what is still to be packed', () => {
  renderInAdmin(
    <PackingSlip
      order={{ ...order, refunds: [refund] }}
      setting={aStoreSetting()}
      locale="en"
      date="1 March"
      pictureUrl={(path) => `/${path}`}
    />,
  );
  expect(screen.getByRole('cell', { name: '2' })).toBeVisible();
  expect(screen.getByText('Pieces in all: 2')).toBeVisible();
});

test('the papers of a gift name its message and no sum, not even what is collected at the door', () => {
  const wishes = { note: '', isGift: true, giftMessage: 'عيد ميلاد سعيد' };
  const gift = { ...order, wishes, paymentMethod: 'cash', paymentStatus: 'unpaid' } as const;
  const sheet = {
    order: gift,
    setting: aStoreSetting(),
    locale: 'ar',
    date: '1 March',
    pictureUrl: String,
  } as const;
  const { container } = renderInAdmin(
    <>
      <PackingSlip {...sheet} />
      <ShippingLabel {...sheet} />
    </>,
  );
  expect(screen.getByText('عيد ميلاد سعيد')).toBeVisible();
  expect(container).not.toHaveTextContent('$');
  expect(screen.getByText('Cash on delivery: the amount stands on the order, not here')).toBeVisible();
});

test('the slip shows a designed board as it is made, with its words', () => {
  const designed = anOrder({
    request: { lines: [aRequestedLine({ designId: 'd1', seenPrice: 3000 })] },
    products: [aStudioProduct()],
    designs: new Map([['d1', aSoldDesign('d1')]]),
  });
  const { container } = renderInAdmin(
    <PackingSlip
      order={designed}
      setting={aStoreSetting()}
      locale="en"
      date="1 March"
      pictureUrl={(path) => `https://pictures.example/${path}`}
    />,
  );
  expect(screen.getByText(/Name: Haddad/)).toBeVisible();
  expect(container.querySelector('img')).toHaveAttribute('src', expect.stringContaining('d1.png'));
});

test.each([
  ['unpaid', 'Collect in cash: $80.00'],
  ['paid', 'Nothing to collect'],
] as const)('a label names receiver, phone and, on an %s order, what to collect', (paymentStatus, cash) => {
  const { container } = renderInAdmin(
    <ShippingLabel
      order={{ ...order, paymentMethod: 'cash', paymentStatus }}
      setting={aStoreSetting()}
      locale="en"
      date="1 March"
      pictureUrl={String}
    />,
  );
  expect(screen.getByText(cash)).toBeVisible();
  expect(screen.getByText(order.address.fullName)).toBeVisible();
  expect(screen.getByText(order.address.mobileNumber)).toBeVisible();
  expect(container.querySelector('svg rect')).not.toBeNull();
});
