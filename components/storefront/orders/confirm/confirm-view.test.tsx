import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ConfirmableOrder } from '@/lib/domain/api/cash';
import { fail, ok } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import common from '@/locales/en/common.json';
import confirm from '@/locales/en/confirm.json';
import errors from '@/locales/en/errors.json';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { ConfirmView } from './confirm-view';

jest.mock('next/router', () => ({ useRouter: () => ({ query: { token: 'a-token' }, locale: 'en' }) }));
jest.mock('@/components/storefront/shell/storefront-head', () => ({ StorefrontHead: () => null }));
jest.mock('@/lib/hooks/language/use-formats', () => ({
  useFormats: () => ({ money: (amount: number) => `$${amount / 100}`, count: String }),
}));
jest.mock('@/lib/functions/call');

const order: ConfirmableOrder = {
  number: 'B-1TQ4K9-7F3',
  state: 'open',
  lines: [{ title: { en: 'Sea Breeze', ar: 'نسيم البحر' }, quantity: 2 }],
  total: 5500,
  currency: 'USD',
};

const open = () =>
  render(
    <WithTexts texts={{ common, confirm, errors }}>
      <ConfirmView />
    </WithTexts>,
  );

test('a tap confirms, and only a tap', async () => {
  jest.mocked(call).mockResolvedValue(ok(order) as never);
  open();
  const button = await screen.findByRole('button', { name: confirm.confirm });
  expect(screen.getByText(/B-1TQ4K9-7F3, \$55/)).toBeVisible();
  expect(jest.mocked(call).mock.calls.map(([name]) => name)).toEqual(['readConfirmation']);
  jest.mocked(call).mockResolvedValue(ok({ state: 'confirmed' }) as never);
  await userEvent.click(button);
  expect(call).toHaveBeenLastCalledWith('answerConfirmation', { token: 'a-token', answer: 'confirm' });
  expect(await screen.findByText(confirm.state.confirmed)).toBeVisible();
});

test('what the store refuses is said beside the buttons, which stay', async () => {
  jest.mocked(call).mockResolvedValue(ok(order) as never);
  open();
  const decline = await screen.findByRole('button', { name: confirm.decline });
  jest.mocked(call).mockResolvedValue(fail({ code: 'try-again' }));
  await userEvent.click(decline);
  expect(await screen.findByRole('alert')).toHaveTextContent(errors['try-again']);
  expect(screen.getByRole('button', { name: confirm.decline })).toBeVisible();
});

test.each(['confirmed', 'declined', 'cancelled', 'sent'] as const)(
  'a link of an order that is %s says so',
  async (state) => {
    jest.mocked(call).mockResolvedValue(ok({ ...order, state }) as never);
    open();
    expect(await screen.findByText(confirm.state[state])).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  },
);

test('an old link says what to do', async () => {
  jest.mocked(call).mockResolvedValue(fail({ code: 'link-expired' }));
  open();
  expect(await screen.findByText(confirm.state.expired)).toBeVisible();
});
