import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StoreSwitcher } from '@/components/admin/shell/store-switcher';
import { parseStoreUser, type StoreUser } from '@/lib/domain/account/store-user';
import { fail, ok } from '@/lib/domain/result';
import { parseStorePlace } from '@/lib/domain/tenancy/store-place';
import { env } from '@/lib/env';
import { readPlaces } from '@/lib/firestore/people/own-stores';
import { renderInAdmin } from '@/tests/fixtures/screens/in-admin';

let roles: StoreUser[] = [];
jest.mock('@/lib/env', () => ({ env: { platformHost: '', emulators: {} } }));
jest.mock('@/context/user-context', () => ({ useUserContext: () => ({ user: { uid: 'rana' } }) }));
jest.mock('@/context/store-setting-context', () => ({
  useStoreSetting: () => ({ storeId: 'oud', name: { en: 'Oud House', ar: 'بيت العود' } }),
}));
jest.mock('@/lib/hooks/account/use-store-user', () => ({ useOwnRoles: () => roles }));
jest.mock('@/lib/firestore/people/own-stores');

/** Nothing is drawn here, so nothing changes its size. */
class NoSizes {
  observe() {}
  unobserve() {}
  disconnect() {}
}
beforeAll(() => void Object.assign(globalThis, { ResizeObserver: NoSizes }));

const roleIn = (storeId: string, role: 'owner' | 'staff') =>
  parseStoreUser(storeId, { id: 'rana', storeId, role });
const OUD = parseStorePlace('oud', { name: { en: 'Oud House', ar: 'بيت العود' }, platformName: 'oud' });
const SEA = parseStorePlace('sea', {
  name: { en: 'Sea Boards', ar: 'لوحات البحر' },
  siteUrl: 'https://sea.test',
});

function show(held: StoreUser[], platformHost = '') {
  roles = held;
  (env as { platformHost: string }).platformHost = platformHost;
  return renderInAdmin(<StoreSwitcher />);
}
const opened = async () => userEvent.click(await screen.findByRole('button', { name: /Your stores/ }));

test('somebody with one store, in a build that opens none, sees nothing', () => {
  show([roleIn('oud', 'owner')]);
  expect(screen.queryByRole('button')).toBeNull();
});

test('each store stands there with the role in it, this one marked, another one as a link to its admin', async () => {
  jest.mocked(readPlaces).mockResolvedValue(ok([OUD, SEA]));
  show([roleIn('oud', 'owner'), roleIn('sea', 'staff')]);
  await opened();
  expect(await screen.findByRole('menuitem', { name: /Oud House.*Owner/ })).toHaveAttribute(
    'aria-current',
    'true',
  );
  expect(screen.getByRole('menuitem', { name: /Sea Boards.*Staff/ })).toHaveAttribute(
    'href',
    'https://sea.test/admin/dashboard',
  );
  expect(screen.queryByRole('menuitem', { name: 'Open another store' })).toBeNull();
});

test('on a platform, whoever has one store may open another one', async () => {
  jest.mocked(readPlaces).mockResolvedValue(ok([OUD]));
  show([roleIn('oud', 'owner')], 'shops.test');
  await opened();
  expect(await screen.findByRole('menuitem', { name: 'Open another store' })).toHaveAttribute(
    'href',
    'http://shops.test/open',
  );
});

test('names that cannot be read are told', async () => {
  jest.mocked(readPlaces).mockResolvedValue(fail({ code: 'try-again' }));
  show([roleIn('oud', 'owner'), roleIn('sea', 'staff')]);
  await opened();
  await waitFor(() => expect(screen.getByRole('alert')).toHaveTextContent('could not be read'));
});
