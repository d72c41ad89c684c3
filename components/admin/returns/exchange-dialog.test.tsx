import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ExchangeDialog } from '@/components/admin/returns/exchange-dialog';
import type { OrderReturn } from '@/lib/domain/orders/returns/return';
import { fail, ok } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';
import { anOrder, aRequestedLine } from '@/tests/fixtures/shop/orders';

jest.mock('@/lib/functions/call');
jest.mock('@/components/overlays/notify', () => ({ notify: () => undefined }));
const PIECE = { productId: 'other', variantId: 'large' };
jest.mock('@/components/admin/orders/edits/add-piece', () => ({
  AddPiece: ({ onChange }: { readonly onChange: (added: readonly object[]) => void }) => (
    <button type="button" onClick={() => onChange([{ ...PIECE, name: 'Large', quantity: 1 }])}>
      choose
    </button>
  ),
}));

const order = anOrder({ request: { lines: [aRequestedLine({ quantity: 3 })] } });
const one: OrderReturn = {
  ...{ id: 'r1', kind: 'return', wish: 'exchange', note: '', state: 'received', events: [] },
  lines: [{ line: 0, quantity: 2, reason: 'unwanted', restocked: 2 }],
};
const onClose = jest.fn();
const submit = () => screen.getByRole('button', { name: 'Exchange' });

async function choose() {
  renderInAdmin(<ExchangeDialog order={order} one={one} onClose={onClose} />);
  expect(submit()).toBeDisabled();
  await userEvent.click(screen.getByText('choose'));
}

test.each([
  [1500, /pays \$15\.00 more/],
  [-1500, /^\$15\.00 goes back/],
  [0, /^Nothing more is paid/],
])(
  'shows the difference of %i before it is made, for as many pieces as came back',
  async (difference, text) => {
    jest.mocked(call).mockResolvedValue(ok({ difference }));
    await choose();
    expect(await screen.findByText(text)).toBeVisible();
    const { storeId, id: orderId } = order;
    const asked = { storeId, orderId, returnId: 'r1', key: expect.any(String) as string };
    const quoted = { ...asked, added: [{ ...PIECE, quantity: 2 }] };
    expect(call).toHaveBeenLastCalledWith('exchangeReturn', quoted);
    await userEvent.click(submit());
    expect(call).toHaveBeenLastCalledWith('exchangeReturn', { ...quoted, seenDifference: difference });
    expect(onClose).toHaveBeenCalled();
  },
);

test('says why it is refused, and cannot be made', async () => {
  jest.mocked(call).mockResolvedValue(fail({ code: 'tax-changed' }));
  await choose();
  expect(await screen.findByRole('alert')).toHaveTextContent(/charges VAT otherwise/);
  expect(submit()).toBeDisabled();
});
