import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useIsOwner } from '@/components/admin/forms/owner-only';
import { SupportPanel } from '@/components/admin/own-store/support-panel';
import { SupportBanner } from '@/components/admin/platform/support-banner';
import { SupportFrame } from '@/components/admin/platform/support-frame';
import { SupportRequests } from '@/components/admin/platform/support-requests';
import { useUserContext, type UserState } from '@/context/user-context';
import type { SupportAccess } from '@/lib/domain/platform/support-access';
import { ok } from '@/lib/domain/result';
import type * as environment from '@/lib/env';
import { watchOwnSupport, watchSupportOf } from '@/lib/firestore/platform/support-access';
import { call } from '@/lib/functions/call';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';

jest.mock('@/context/user-context');
jest.mock('@/context/use-store-id', () => ({ useStoreId: () => 'demo' }));
jest.mock('@/components/admin/forms/owner-only');
jest.mock('@/lib/env', () => ({
  env: { ...jest.requireActual<typeof environment>('@/lib/env').env, platformHost: 'shops.example' },
}));
jest.mock('@/lib/firestore/platform/support-access');
jest.mock('@/lib/functions/call');
jest.mock('@/components/overlays/notify');

const HOUR = 60 * 60 * 1000;
const stop = () => undefined;
const access = (changes: Partial<SupportAccess> = {}): SupportAccess => ({
  ...{ storeId: 'demo', uid: 'omar', email: 'omar@platform.test', reason: 'The stock is wrong.' },
  ...{ state: 'allowed', askedAt: 1, since: 1, until: Date.now() + HOUR, expireAt: Date.now() + 2 * HOUR },
  ...changes,
});

function asSupport(own: SupportAccess | null) {
  jest
    .mocked(useUserContext)
    .mockReturnValue({ user: { uid: 'omar', isSupport: true } } as unknown as UserState);
  jest.mocked(watchOwnSupport).mockImplementation((_store, _uid, onNext) => {
    onNext(own);
    return stop;
  });
}

function asOwner(all: SupportAccess[], isOwner = true) {
  jest.mocked(useIsOwner).mockReturnValue(isOwner);
  jest.mocked(watchSupportOf).mockImplementation((_, onNext) => {
    onNext(all);
    return stop;
  });
}

test('while the consent runs the admin is shown, with a banner that nobody dismisses', () => {
  asSupport(access());
  renderInAdmin(
    <SupportFrame>
      <SupportBanner />
      the desk
    </SupportFrame>,
  );
  expect(screen.getByText('the desk')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('as the platform’s support until');
  expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Leave']);
});

test.each<[string, SupportAccess | null]>([
  ['ended by an owner', access({ state: 'ended' })],
  ['over', access({ until: Date.now() - 1 })],
  ['gone', null],
])('where the access is %s, words say so and nothing else is shown', (_, own) => {
  asSupport(own);
  renderInAdmin(<SupportFrame>the desk</SupportFrame>);
  expect(screen.getByRole('heading', { name: 'Your access to this store has ended' })).toBeVisible();
  expect(screen.queryByText('the desk')).not.toBeInTheDocument();
});

test('an owner reads who asks and why, chooses how long, and allows', async () => {
  asOwner([access({ state: 'asked' })]);
  jest.mocked(call).mockResolvedValue(ok({ until: Date.now() + 8 * HOUR }) as never);
  renderInAdmin(<SupportPanel />);
  expect(screen.getByText('The stock is wrong.')).toBeVisible();
  await userEvent.selectOptions(screen.getByLabelText('For how long'), '8 hours');
  await userEvent.click(screen.getByRole('button', { name: 'Allow' }));
  expect(call).toHaveBeenLastCalledWith('allowSupport', { storeId: 'demo', uid: 'omar', hours: 8 });
  await userEvent.click(screen.getByRole('button', { name: 'Refuse' }));
  expect(call).toHaveBeenLastCalledWith('endSupport', { storeId: 'demo', uid: 'omar' });
});

test('an owner ends a running access by one press', async () => {
  asOwner([access()]);
  jest.mocked(call).mockResolvedValue(ok({ ok: true }) as never);
  renderInAdmin(<SupportPanel />, { locale: 'ar' });
  await userEvent.click(screen.getByRole('button', { name: 'إنهاء الآن' }));
  expect(call).toHaveBeenLastCalledWith('endSupport', { storeId: 'demo', uid: 'omar' });
});

test('owners see a request wherever they are in the admin, staff do not', () => {
  asOwner([access({ state: 'asked' })]);
  const { unmount } = renderInAdmin(<SupportRequests />);
  expect(screen.getByRole('status')).toHaveTextContent('asks to look into your store');
  expect(screen.getByRole('link', { name: 'Read and answer' })).toHaveAttribute(
    'href',
    '/admin/settings/store',
  );
  unmount();
  asOwner([access({ state: 'asked' })], false);
  renderInAdmin(<SupportRequests />);
  expect(screen.queryByRole('status')).not.toBeInTheDocument();
});
