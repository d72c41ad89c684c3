import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StateDialog } from '@/components/platform/console/stores/state-dialog';
import { StoresView } from '@/components/platform/console/stores/stores-view';
import { ConsoleGate } from '@/components/platform/console/entry/console-gate';
import { parsePlatformStore } from '@/lib/domain/platform/platform-store';
import { fail, ok } from '@/lib/domain/result';
import { readPlatformStores } from '@/lib/firestore/platform/platform-stores';
import { call } from '@/lib/functions/call';
import { useOperator } from '@/lib/hooks/platform/use-operator';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';

jest.mock('@/lib/functions/call');
jest.mock('@/lib/firestore/platform/platform-stores');
jest.mock('@/lib/hooks/platform/use-operator');

// jsdom draws no dialogs.
beforeAll(() => {
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
});

const store = parsePlatformStore('oud', {
  name: { en: 'Oud House', ar: 'بيت العود' },
  ...{ hosts: ['oud.example'], owners: ['rana@oud.example'], openedAt: 1_700_000_000_000 },
  ...{ orders: 12, products: 30, storage: 2_500_000, mails: 40, heldMails: 1 },
});
const at = (query: Readonly<Record<string, string>> = {}, locale = 'en') => ({
  ...{ asPath: '/console', pathname: '/platform/console', isReady: true, query, locale },
});

test('who is no operator is told so, and sees nothing of the console', () => {
  jest.mocked(useOperator).mockReturnValue({ status: 'other', email: 'rana@oud.example' });
  renderInAdmin(<ConsoleGate>the stores</ConsoleGate>, at());
  expect(screen.getByRole('heading', { name: 'rana@oud.example does not run this platform' })).toBeVisible();
  expect(screen.queryByText('the stores')).not.toBeInTheDocument();
});

test('who is not logged in gets a form, and an operator the console', () => {
  jest.mocked(useOperator).mockReturnValue({ status: 'nobody' });
  const { unmount } = renderInAdmin(<ConsoleGate>the stores</ConsoleGate>, at());
  expect(screen.getByRole('heading', { name: 'Log in to the console' })).toBeVisible();
  unmount();
  jest.mocked(useOperator).mockReturnValue({ status: 'operator', email: 'omar@platform.test', uid: 'omar' });
  renderInAdmin(<ConsoleGate>the stores</ConsoleGate>, at());
  expect(screen.getByText('the stores')).toBeVisible();
});

test('the list asks for what the address says, and goes on page by page', async () => {
  jest.mocked(readPlatformStores).mockResolvedValueOnce(ok({ items: [store], next: {} as never }));
  renderInAdmin(<StoresView />, at({ q: 'oud', sort: 'orders' }, 'ar'));
  expect(await screen.findByRole('link', { name: 'بيت العود' })).toBeVisible();
  expect(readPlatformStores).toHaveBeenCalledWith({ q: 'oud', sort: 'orders' }, null);
  expect(screen.getByText(/2\.5.* ميغابايت/)).toBeVisible();
  jest.mocked(readPlatformStores).mockResolvedValueOnce(fail({ code: 'try-again' }));
  await userEvent.click(screen.getByRole('button', { name: 'عرض المزيد' }));
  // What was read stays, with the way to try again.
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(screen.getByRole('link', { name: 'بيت العود' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'المحاولة مرة أخرى' })).toBeVisible();
});

test('a store is not suspended without a reason, and what was typed stays when it fails', async () => {
  const onClose = jest.fn();
  renderInAdmin(<StateDialog store={store} onClose={onClose} />, at());
  const submit = screen.getByRole('button', { name: 'Suspend' });
  await userEvent.click(submit);
  expect(call).not.toHaveBeenCalled();
  const reason = screen.getByLabelText('Reason, for the owners');
  expect(reason).toBeInvalid();
  await userEvent.type(reason, 'Counterfeits');
  jest.mocked(call).mockResolvedValueOnce(fail({ code: 'try-again' }));
  await userEvent.click(submit);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(reason).toHaveValue('Counterfeits');
  jest.mocked(call).mockResolvedValueOnce(ok({ state: 'suspended' }));
  await userEvent.click(submit);
  expect(call).toHaveBeenLastCalledWith('changeStoreState', {
    ...{ storeId: 'oud', to: 'suspended', reason: 'Counterfeits' },
  });
  expect(onClose).toHaveBeenCalled();
});
