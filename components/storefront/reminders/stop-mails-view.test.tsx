import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fail, ok } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import { StopMailsView } from './stop-mails-view';

jest.mock('@/lib/functions/call');
jest.mock('@/components/storefront/shell/storefront-head', () => ({ StorefrontHead: () => null }));
jest.mock('@/lib/hooks/language/use-error-text', () => ({
  useErrorText: () => ({ ofError: ({ code }: { code: string }) => code }),
}));
jest.mock('next/router', () => ({ useRouter: () => ({ query: { token: 'signed' } }) }));
jest.mock('next-i18next/pages', () => ({ useTranslation: () => ({ t: (key: string) => key }) }));

test('a scanner that opens the link and runs its scripts ends nothing; the button does, and may be tried again', async () => {
  jest
    .mocked(call)
    .mockResolvedValueOnce(fail({ code: 'try-again' }))
    .mockResolvedValue(ok({ ok: true }));
  render(<StopMailsView />);
  const button = await screen.findByRole('button', { name: 'stop.confirm' });
  expect(call).not.toHaveBeenCalled();
  await userEvent.click(button);
  expect(await screen.findByText('try-again')).toBeVisible();
  await userEvent.click(button);
  expect(await screen.findByText('stop.done')).toBeVisible();
  expect(document.activeElement).toHaveTextContent(/^stop.done$/);
  expect(jest.mocked(call).mock.calls).toEqual([
    ['stopMails', { token: 'signed' }],
    ['stopMails', { token: 'signed' }],
  ]);
});
