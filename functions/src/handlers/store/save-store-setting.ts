import type { Firestore } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { inTransaction } from '@/functions/src/adapters/firestore';
import { isStaffOf } from '@/functions/src/callable';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';

/** Pages that every store has, beside one per product. */
const STATIC_PAGES = [
  '/',
  '/products',
  '/most-selling',
  '/categories',
  '/cart',
  '/checkout',
  '/orders',
  '/profile',
  '/login',
  '/sign-up',
  '/forgot-password',
  '/contact-us',
  '/about-us',
  '/privacy-policy',
  '/terms',
];

/** Product pages made anew at once; those of a larger catalogue follow as they are visited. */
const MAX_PRODUCT_PAGES = 500;

/** The store's people change the setting; only what is present changes. Fails with `not-allowed`, `store-not-found`. */
export async function saveStoreSetting(
  { db, revalidate }: Pick<Deps, 'db' | 'revalidate'>,
  { storeId: store, ...changes }: Callables['saveStoreSetting']['request'],
  caller: Caller,
): Promise<Result<Callables['saveStoreSetting']['response']>> {
  if (!isStaffOf(caller, store)) return fail({ code: 'not-allowed' });
  const ref = db.doc(collections.storeSetting(storeId(store)));
  const saved = await inTransaction(db, async (tx) => {
    const snapshot = await tx.get(ref);
    if (!snapshot.exists) return fail({ code: 'store-not-found' });
    tx.update(ref, changes);
    return ok(null);
  });
  if (!saved.ok) return saved;
  await revalidate([...STATIC_PAGES, ...(await productPages(db, store))]);
  return ok({ ok: true });
}

async function productPages(db: Firestore, store: string): Promise<string[]> {
  const active = db.collection(collections.products(storeId(store))).where('status', '==', 'active');
  const { docs } = await active.select('slug').limit(MAX_PRODUCT_PAGES).get();
  return docs.map((doc) => `/products/${encodeURIComponent(String(doc.get('slug')))}`);
}
