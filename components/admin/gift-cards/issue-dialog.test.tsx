import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { call } from '@/lib/functions/call';
import texts from '@/locales/en/admin-gift-cards.json';
import errors from '@/locales/en/errors.json';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';
import { IssueDialog } from './issue-dialog';

jest.mock('@/lib/functions/call');
jest.mock('@/context/store-setting-context', () => ({
  useStoreSetting: () => ({ storeId: 'demo', baseCurrency: 'USD', currencies: [{ code: 'USD', rate: 1 }] }),
}));

const { issue } = texts;

async function fill(name: string, text: string) {
  await userEvent.click(screen.getByLabelText(name));
  await userEvent.paste(text);
}
const submit = () => userEvent.click(screen.getByText(issue.submit, { selector: 'button' }));
const sent = () => jest.mocked(call).mock.calls.map(([, request]) => request as { key: string });

beforeEach(() => jest.mocked(call).mockReset());

test('a card needs an amount and a reason; sent again it is the same card, and its code is shown', async () => {
  renderInAdmin(<IssueDialog onClose={() => undefined} />);
  await submit();
  expect(screen.getByText(issue.wrongAmount)).toBeVisible();
  expect(screen.getByText(errors.field.reason.required)).toBeVisible();
  expect(call).not.toHaveBeenCalled();
  await fill(issue.amount, '25.50');
  await fill(issue.reason, 'A prize');
  jest.mocked(call).mockResolvedValue({ ok: false, error: { code: 'try-again' } });
  await submit();
  jest.mocked(call).mockResolvedValue({
    ok: true,
    value: { giftCardId: 'g1', code: 'AAAA-BBBB-CCCC-DDDD' },
  } as never);
  await submit();
  expect(screen.getByText('AAAA-BBBB-CCCC-DDDD')).toBeVisible();
  expect(sent()).toMatchObject([{ amount: 2550, currency: 'USD', reason: 'A prize' }, {}]);
  expect(sent()[0]?.key).toBe(sent()[1]?.key);
});

test('what the store refuses of the receiver stands at its field', async () => {
  renderInAdmin(<IssueDialog onClose={() => undefined} />);
  await fill(issue.amount, '10');
  await fill(issue.reason, 'A prize');
  await fill(issue.email, 'maha@');
  const fields = { 'receiver.email': 'field.email.invalid' } as const;
  jest.mocked(call).mockResolvedValue({ ok: false, error: { code: 'invalid-input', fields } });
  await submit();
  expect(sent()).toMatchObject([{ receiver: { email: 'maha@', locale: 'en' } }]);
  expect(screen.getByText(errors.field.email.invalid)).toBeVisible();
});
