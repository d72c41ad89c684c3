import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { notify } from '@/components/overlays/notify';
import type { QuotedEdit } from '@/lib/domain/api/money/order-edits';
import { versionOf } from '@/lib/domain/orders/edits/order-edit';
import type { Order } from '@/lib/domain/orders/order';
import { fail, ok } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import common from '@/locales/en/common.json';
import addresses from '@/locales/en/addresses.json';
import checkout from '@/locales/en/checkout.json';
import errors from '@/locales/en/errors.json';
import orders from '@/locales/en/orders.json';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { anOrder } from '@/tests/fixtures/shop/orders';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { OwnEditsPanel } from './own-edits-panel';

jest.mock('next/router', () => ({ useRouter: () => ({ locale: 'en' }) }));
jest.mock('@/lib/functions/call');
jest.mock('@/components/overlays/notify', () => ({ notify: jest.fn() }));
jest.mock('@/lib/hooks/browser/use-minute', () => ({ useMinute: () => 5000 }));
jest.mock('@/context/currency-context', () => ({ useCurrency: () => ({ format: String }) }));
const setting = aStoreSetting();
const orderRules = { ...setting.orderRules, shopperAddress: true, shopperLines: true };
jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => ({ ...setting, orderRules }) }));

const placed: Order = { ...anOrder(), status: 'placed' };
const second = placed.lines.map((line) => ({ ...line, title: { en: 'Second board', ar: 'اللوح الثاني' } }));
const order = { ...placed, lines: [...placed.lines, ...second] };
const quote: QuotedEdit = { after: versionOf(order), paymentStatus: 'unpaid', refund: 0, owes: 0 };
const answer = jest.mocked(call);

beforeEach(() => {
  jest.clearAllMocks();
  answer.mockReset();
  render(
    <WithTexts texts={{ orders, checkout, addresses, errors, common }}>
      <OwnEditsPanel order={order} />
    </WithTexts>,
  );
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const street = () => screen.getByLabelText(checkout.shipping.streetAddress);
async function quoteAnotherStreet() {
  await press(orders.edit.address);
  await userEvent.clear(street());
  await userEvent.type(street(), '5 Sea Road');
  answer.mockResolvedValueOnce(ok(quote));
  await press(orders.edit.next);
  expect(await screen.findByText(/^Total: /)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
}

test('a new address that could not be saved keeps its quote and its text, and is sent again as the same edit', async () => {
  await quoteAnotherStreet();
  answer.mockResolvedValueOnce(fail({ code: 'try-again' }));
  await press(orders.edit.save);
  expect(notify).toHaveBeenCalledWith(expect.objectContaining({ type: 'error' }));
  answer.mockResolvedValueOnce(fail({ code: 'try-again' }));
  await press(orders.edit.save);
  const [first, again] = answer.mock.calls.slice(-2);
  expect(again).toEqual(first);
  await press(orders.edit.keep);
  expect(street()).toBeVisible();
  expect(street()).toHaveValue('5 Sea Road');
});

test('once the new address is saved its form is closed', async () => {
  await quoteAnotherStreet();
  answer.mockResolvedValueOnce(ok(quote));
  await press(orders.edit.save);
  expect(screen.queryByLabelText(checkout.shipping.streetAddress)).toBeNull();
  expect(screen.getByRole('button', { name: orders.edit.address })).toBeVisible();
});

test('a line that is cancelled meanwhile leaves the address that is being typed', async () => {
  await press(orders.edit.address);
  await userEvent.type(street(), ' Annex');
  answer.mockResolvedValue(ok(quote));
  await press('Cancel Second board');
  await press(orders.edit.save);
  expect(street()).toHaveValue(`${order.address.streetAddress} Annex`);
});
