import type { Auth } from 'firebase-admin/auth';
import { Timestamp } from 'firebase-admin/firestore';
import type { StoreRole } from '@/lib/domain/account/store-user';
import { collections } from '@/lib/domain/collections';
import { storeId as toStoreId } from '@/lib/domain/ids';
import type { SeedDocument } from './to-documents';

interface Account {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
  readonly stores: Readonly<Record<string, StoreRole>>;
}

/** The demo accounts; their uids are fixed, so that a restarted seed finds its own accounts. */
export const ACCOUNTS = {
  owner: { uid: 'demo-owner', email: 'owner@demo.shop', name: 'Dana Owner', stores: { demo: 'owner' } },
  shopper: { uid: 'demo-shopper', email: 'shopper@demo.shop', name: 'Sam Shopper', stores: {} },
  secondOwner: {
    uid: 'second-owner',
    email: 'owner@second.shop',
    name: 'Rami Owner',
    stores: { second: 'owner' },
  },
  emptyOwner: {
    uid: 'empty-owner',
    email: 'owner@empty.shop',
    name: 'Noor Owner',
    stores: { empty: 'owner' },
  },
} as const satisfies Record<string, Account>;

/** Not a secret: the README names it. */
export const PASSWORD = 'demo1234';

/** Recreates the demo accounts, with their claims. */
export async function createAccounts(auth: Auth): Promise<void> {
  await auth.deleteUsers(Object.values(ACCOUNTS).map(({ uid }) => uid));
  for (const { uid, email, name, stores } of Object.values(ACCOUNTS)) {
    await auth.createUser({ uid, email, password: PASSWORD, displayName: name, emailVerified: true });
    if (Object.keys(stores).length) await auth.setCustomUserClaims(uid, { stores });
  }
}

/** The documents in `users` and `storeUsers` about them. */
export function accountDocuments(now: number): SeedDocument[] {
  return Object.values(ACCOUNTS).flatMap(({ uid, email, name, stores }: Account) => {
    const isAdmin = Object.keys(stores).length > 0;
    const user = {
      uid,
      email,
      name,
      phone: '',
      image: '',
      addresses: [],
      isAdmin,
      createdAt: Timestamp.fromMillis(now),
    };
    const staff = Object.entries(stores).map(([storeId, role]) => ({
      path: collections.storeUser(toStoreId(storeId), uid),
      data: { id: uid, name, email, image: '', storeId, role },
    }));
    const roles = Object.entries(stores).map(([store, role]) => ({
      path: collections.staffRole(toStoreId(store), uid),
      data: { role, email },
    }));
    return [{ path: collections.user(uid), data: user }, ...staff, ...roles];
  });
}
