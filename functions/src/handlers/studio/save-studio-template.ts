import { Timestamp } from 'firebase-admin/firestore';
import type { DocumentSnapshot, Firestore, Transaction } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { parseProduct } from '@/lib/domain/catalogue/parse-product';
import { collections } from '@/lib/domain/collections';
import { storeId, type StoreId } from '@/lib/domain/ids';
import { count, fieldsOf, text } from '@/lib/domain/parse/fields';
import { fail, ok, type Result } from '@/lib/domain/result';
import { MOST_TEMPLATE_VERSIONS } from '@/lib/domain/studio/template/template-version';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { invalidatePages } from '@/functions/src/adapters/database/invalidate-pages';
import { templateIn } from '@/functions/src/adapters/orders/sold-catalogue';
import { signature } from '@/functions/src/adapters/people/staff-name';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import { pagesShowing } from '@/functions/src/handlers/catalogue/pages-showing';

type Request = Callables['saveStudioTemplate']['request'];
type Saved = Result<Callables['saveStudioTemplate']['response']>;

/**
 * Staff save or remove a product's studio template; the product is marked accordingly. Every save is stored as a version;
 * restoring an earlier one means saving it again. Fails with `product-not-found`, `edited-meanwhile` where another version
 * was saved since.
 */
export async function saveStudioTemplate(
  { db, now, runInQueue }: Pick<Deps, 'db' | 'now' | 'runInQueue'>,
  request: Request,
  caller: Caller,
): Promise<Saved> {
  const path = collections.product(storeId(request.storeId), request.productId);
  return runInQueue([path], () => inTransaction(db, (tx) => save(tx, db, request, caller, now())));
}

async function save(
  tx: Transaction,
  db: Firestore,
  { storeId: named, productId, baseVersion, template }: Request,
  caller: Caller,
  now: number,
): Promise<Saved> {
  const store = storeId(named);
  const productRef = db.doc(collections.product(store, productId));
  const ref = db.doc(collections.studioTemplate(store, productId));
  const person = db.doc(collections.storeUser(store, caller.uid));
  const [stored, before, author] = await tx.getAll(productRef, ref, person);
  if (!stored?.exists || !before) return fail({ code: 'product-not-found' });
  const product = parseProduct(stored.id, stored.data());
  const current = templateIn(before)?.version ?? 0;
  if (current !== baseVersion) return fail({ code: 'edited-meanwhile' });
  const isShown = product.status === 'active';
  const pages = await pagesShowing(tx, db, store, isShown ? [product] : []);
  const kept = await keptVersions(tx, db, store, productId);

  keepUnversioned(tx, kept, before);
  // Numbers go on after a removal, so that each names one template for good.
  const version = Math.max(current, kept.newest) + 1;
  if (template) {
    tx.set(ref, { ...template, version });
    tx.set(kept.ref(version), {
      version,
      content: template,
      savedAt: Timestamp.fromMillis(now),
      by: caller.uid,
      author: signature(text(author?.get('name')), caller.email),
    });
    for (const old of kept.refs.slice(MOST_TEMPLATE_VERSIONS - 1)) tx.delete(old);
  } else tx.delete(ref);
  // `updatedAt` stays, because the product's editor does not edit the studio.
  tx.update(productRef, { studio: template !== null });
  if (pages.length > 0) invalidatePages(tx, db, store, now, pages);
  return ok({ version: template ? version : 0 });
}

type Kept = Awaited<ReturnType<typeof keptVersions>>;

/** The stored versions, newest first. */
async function keptVersions(tx: Transaction, db: Firestore, store: StoreId, productId: string) {
  const versions = db.collection(collections.studioTemplateVersions(store, productId));
  const { docs } = await tx.get(versions.orderBy('version', 'desc').select('version'));
  return {
    refs: docs.map(({ ref }) => ref),
    newest: count(docs[0]?.get('version')) ?? 0,
    ref: (version: number) => versions.doc(String(version)),
  };
}

/** A template that was saved before versions were stored becomes one before it is replaced. */
function keepUnversioned(tx: Transaction, { newest, ref }: Kept, before: DocumentSnapshot): void {
  const version = count(before.get('version')) ?? 0;
  if (version <= newest) return;
  const { version: _, ...content } = fieldsOf(before.data());
  tx.set(ref(version), { version, content, savedAt: before.updateTime, by: null, author: '' });
}
