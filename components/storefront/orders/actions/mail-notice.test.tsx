import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { Order } from '@/lib/domain/orders/order';
import { fail, ok } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import errors from '@/locales/en/errors.json';
import orders from '@/locales/en/orders.json';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { anOrder } from '@/tests/fixtures/shop/orders';
import { MailNotice } from './mail-notice';

jest.mock('@/lib/functions/call');

const shown = (changes: Partial<Order>, token?: string) => (
  <WithTexts texts={{ errors, orders }}>
    <MailNotice order={{ ...anOrder(), ...changes }} {...(token !== undefined && { token })} />
  </WithTexts>
);
const field = () => screen.findByRole('textbox', { name: orders.mail.email });
const type = async (email: string) => {
  await userEvent.type(await field(), email);
  await userEvent.click(screen.getByRole('button', { name: orders.mail.submit }));
};

beforeEach(() => jest.mocked(call).mockReset());

test('nothing is said while mails arrive', () => {
  const { container } = render(shown({ mailFailure: null }));
  expect(container).toBeEmptyDOMElement();
});

test('the right address is sent, and "on its way" is said only then', async () => {
  jest.mocked(call).mockResolvedValue(ok({ email: 'right@example.com' }));
  const { rerender } = render(shown({ mailFailure: 'refused' }, 'a-token'));
  await type('right@example.com');
  expect(call).toHaveBeenCalledWith('correctOrderEmail', {
    ...{ storeId: 'demo', orderId: 'order-1', email: 'right@example.com', token: 'a-token' },
  });
  expect(await screen.findByRole('status')).toHaveTextContent('on its way to right@example.com');
  const address = { ...anOrder().address, email: 'right@example.com' };
  rerender(shown({ mailFailure: 'refused', address }, 'a-token'));
  expect(await field()).toBeVisible();
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a refusal stands at the field', async () => {
  const fields = { email: 'field.email.unreached' };
  jest.mocked(call).mockResolvedValue(fail({ code: 'invalid-input', fields }));
  render(shown({ mailFailure: 'refused' }));
  await type('layla@example.com');
  expect(await field()).toHaveAccessibleDescription(errors.field.email.unreached);
});

test('a budget that ends by itself is the shopper’s matter, not of who got a link', () => {
  const { container } = render(shown({ mailFailure: 'recipient' }, 'a-token'));
  expect(container).toBeEmptyDOMElement();
});
