import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fail, ok } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import errors from '@/locales/en/errors.json';
import withdrawal from '@/locales/en/withdrawal.json';
import { WithTexts } from '@/tests/fixtures/screens/with-texts';
import { aStoreSetting } from '@/tests/fixtures/shop/store';
import { WithdrawalView } from './withdrawal-view';

jest.mock('next/router', () => ({ useRouter: () => ({ locale: 'en' }) }));
jest.mock('@/lib/functions/call');
jest.mock('@/components/storefront/shell/storefront-head', () => ({ StorefrontHead: () => null }));
jest.mock('@/context/store-setting-context', () => ({ useStoreSetting: () => aStoreSetting() }));

const number = () => screen.getByLabelText(withdrawal.number);
const press = () => userEvent.click(screen.getByRole('button', { name: withdrawal.submit }));
/** The key of the last call. */
const sentKey = () => {
  const [name, request] = jest.mocked(call).mock.lastCall ?? [];
  return name === 'withdrawOrder' && request && 'key' in request ? request.key : undefined;
};

test('after a lost answer the same withdrawal is asked for again, another one under its own key', async () => {
  render(
    <WithTexts texts={{ withdrawal, errors }}>
      <WithdrawalView />
    </WithTexts>,
  );
  jest.mocked(call).mockResolvedValue(fail({ code: 'try-again' }));
  await userEvent.type(number(), 'B-1');
  await userEvent.type(screen.getByLabelText(withdrawal.email), 'layla@example.com');
  await press();
  expect(await screen.findByText(errors['try-again'])).toBeVisible();
  const first = sentKey();
  expect(first).toBeTruthy();
  await userEvent.type(number(), '2');
  await press();
  expect(sentKey()).not.toBe(first);
  await userEvent.type(number(), '{Backspace}');
  jest.mocked(call).mockResolvedValue(ok({ at: 0 }));
  await press();
  expect(sentKey()).toBe(first);
  expect(await screen.findByText(withdrawal.done)).toBeVisible();
  // The form is gone, and the focus is not lost with it.
  expect(document.activeElement).toHaveTextContent(new RegExp(`^${withdrawal.done}`));
});
