import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { PlatformNotices } from '@/components/admin/platform/platform-notices';
import { SuspensionBanner } from '@/components/admin/platform/suspension-banner';
import { useUserContext, type UserState } from '@/context/user-context';
import { useStoreId } from '@/context/use-store-id';
import { storeId } from '@/lib/domain/ids';
import type * as environment from '@/lib/env';
import { watchAnnouncements } from '@/lib/firestore/platform/announcements';
import { watchSuspension } from '@/lib/firestore/platform/suspension';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';

jest.mock('@/context/user-context');
jest.mock('@/context/use-store-id');
jest.mock('@/lib/env', () => ({
  env: { ...jest.requireActual<typeof environment>('@/lib/env').env, platformHost: 'shops.example' },
}));
jest.mock('@/lib/firestore/platform/announcements');
jest.mock('@/lib/firestore/platform/suspension');

const stop = () => undefined;
const HOUR = 60 * 60 * 1000;
const notice = (id: string, from: number, until: number) => ({
  ...{ id, severity: 'warning' as const, text: { en: `Notice ${id}`, ar: `إعلان ${id}` } },
  ...{ from: Date.now() + from, until: Date.now() + until },
});
const asUser = (uid: string) =>
  jest.mocked(useUserContext).mockReturnValue({ user: { uid } } as unknown as UserState);

beforeEach(() => {
  localStorage.clear();
  jest.mocked(useStoreId).mockReturnValue(storeId('demo'));
});

test('the reason of a suspension is shown, in its own direction, and cannot be dismissed', () => {
  jest.mocked(watchSuspension).mockImplementation((_, onNext) => {
    onNext({ reason: 'It sells\nwhat is not its own.', at: Date.now(), before: 'open' });
    return stop;
  });
  renderInAdmin(<SuspensionBanner />, { locale: 'ar' });
  expect(screen.getByText(/It sells/)).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('أوقفت المنصة هذا المتجر');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('nothing is shown of a store that is not suspended', () => {
  jest.mocked(watchSuspension).mockImplementation((_, onNext) => {
    onNext(null);
    return stop;
  });
  renderInAdmin(<SuspensionBanner />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});

test('a notice is shown in its time until its reader dismisses it, for them alone', async () => {
  jest.mocked(watchAnnouncements).mockImplementation((onNext) => {
    onNext([notice('now', -HOUR, HOUR), notice('later', HOUR, 2 * HOUR), notice('over', -2 * HOUR, -HOUR)]);
    return stop;
  });
  asUser('rana');
  const { unmount } = renderInAdmin(<PlatformNotices />);
  expect(screen.getAllByRole('status').map(({ textContent }) => textContent)).toEqual(['Notice now']);
  await userEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
  expect(screen.queryByText('Notice now')).not.toBeInTheDocument();
  unmount();
  const again = renderInAdmin(<PlatformNotices />);
  expect(screen.queryByText('Notice now')).not.toBeInTheDocument();
  again.unmount();

  asUser('sam');
  renderInAdmin(<PlatformNotices />, { locale: 'ar' });
  expect(screen.getByText('إعلان now')).toBeVisible();
});
