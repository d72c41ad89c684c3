import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ConnectedCards } from '@/components/admin/store-setting/cards/connected-cards';
import { useIsOwner } from '@/components/admin/forms/owner-only';
import type { CardAccount } from '@/lib/domain/payments/connect/card-account';
import { NO_FEE } from '@/lib/domain/payments/connect/platform-fee';
import { call } from '@/lib/functions/call';
import { useCardAccount } from '@/lib/hooks/store/use-store-documents';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';

jest.mock('@/lib/functions/call');
jest.mock('@/lib/hooks/store/use-store-documents');
jest.mock('@/context/use-store-id', () => ({ useStoreId: () => 'demo' }));
jest.mock('@/components/admin/forms/owner-only', () => ({
  useIsOwner: jest.fn(() => true),
  OwnerOnly: () => 'owners only',
}));

const READY: CardAccount = {
  ...{ id: 'acct_1', state: 'ready', asks: [], dueAt: null, isOff: false },
  checkedAt: 0,
};

function show(account: CardAccount | null, fee = NO_FEE) {
  jest
    .mocked(useCardAccount)
    .mockReturnValue(account ? { status: 'ready', value: account } : { status: 'missing' });
  renderInAdmin(<ConnectedCards fee={fee} />);
}

const buttons = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

test.each([
  [null, /pages of its own/, ['Take cards with Stripe']],
  [
    { state: 'unfinished' },
    /Details are missing/,
    ['Continue at Stripe', 'Ask Stripe again', 'Stop taking cards'],
  ],
  [{ state: 'reviewed' }, /checking/, ['Open my account at Stripe', 'Ask Stripe again', 'Stop taking cards']],
  [{}, /Your shop takes cards/, ['Open my account at Stripe', 'Ask Stripe again', 'Stop taking cards']],
  [{ isOff: true }, /You switched cards off/, ['Take cards again', 'Ask Stripe again']],
  [{ state: 'disabled' }, /closed this account/, ['Open my account at Stripe', 'Ask Stripe again']],
  [{ state: 'ended', isOff: true }, /connection was cut/, ['Connect a new account']],
] as const)('%j is said in words, with what can be done', (changes, words, offered) => {
  show(changes && { ...READY, ...changes });
  expect(screen.getByText(words)).toBeVisible();
  expect(buttons()).toEqual(offered);
});

test('what Stripe asks for is listed, with its day', () => {
  show({ ...READY, state: 'restricted', asks: ['bank', 'document'], dueAt: Date.UTC(2030, 4, 3, 12) });
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'a bank account for payouts',
    'a document that proves who you are',
  ]);
  expect(screen.getByText(/3 May 2030/)).toBeVisible();
});

test('the platform says what it takes', () => {
  show(READY, { basisPoints: 150, fixed: 50, currency: 'SAR' });
  expect(screen.getByText(/takes \u20681\.5%\u2069 and SAR\s0\.50/)).toBeVisible();
});

test('cards are stopped after a question alone', async () => {
  jest.mocked(call).mockResolvedValue({ ok: true, value: { ok: true } });
  show(READY);
  await userEvent.click(screen.getByRole('button', { name: 'Stop taking cards' }));
  const dialog = within(await screen.findByRole('dialog'));
  expect(dialog.getByText(/earlier ones can be refunded/)).toBeVisible();
  expect(call).not.toHaveBeenCalled();
  await userEvent.click(dialog.getByRole('button', { name: 'Stop taking cards' }));
  expect(call).toHaveBeenCalledWith('disconnectStripe', { storeId: 'demo' });
});

test('staff who do not own the store may only look', () => {
  jest.mocked(useIsOwner).mockReturnValue(false);
  show(READY);
  for (const button of screen.getAllByRole('button')) expect(button).toBeDisabled();
  expect(screen.getByText('owners only')).toBeVisible();
});
