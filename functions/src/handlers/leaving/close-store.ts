import { Timestamp, type DocumentSnapshot } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import {
  CLOSING_MS,
  nextLook,
  parseStoreClosing,
  type StoreClosing,
} from '@/lib/domain/leaving/store-closing';
import { fail, ok, type Result } from '@/lib/domain/result';
import { parseStoreSetting } from '@/lib/domain/store/parse-store-setting';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { invalidateEveryPage } from '@/functions/src/adapters/database/invalidate-pages';
import { queueOwnerMails } from '@/functions/src/adapters/outbox/owner-mail';
import type { Caller } from '@/functions/src/callable';
import type { BillingDeps } from '@/functions/src/handlers/billing/billing-customer';
import { settlePlan } from './closing-plan';
import { readOwners } from './owners';

/** The closing of the store that is there; null for what is left of an earlier one, which an import brought back. */
function closingIn(stored: DocumentSnapshot): StoreClosing | null {
  const closing = stored.exists ? parseStoreClosing(stored.id, stored.data()) : null;
  return closing?.state === 'removed' ? null : closing;
}

const isName = (typed: string, name: string): boolean => name.trim() !== '' && typed.trim() === name.trim();

/**
 * Closes the shop at once and begins the waiting period after which the store is removed; all owners get a mail, and the plan
 * ends with the period that is paid. Fails with `store-not-found`, `store-closed` (it is closing already), `invalid-input` at
 * the name that was typed.
 */
export async function closeStore(
  deps: BillingDeps,
  { storeId: id, name }: Callables['closeStore']['request'],
  { email }: Pick<Caller, 'email'>,
): Promise<Result<Callables['closeStore']['response']>> {
  const { db, now } = deps;
  const store = storeId(id);
  const [settingRef, ref] = [
    db.doc(collections.storeSetting(store)),
    db.doc(collections.storeClosing(store)),
  ];
  const closed = await inTransaction(db, async (tx) => {
    const [stored, known] = await Promise.all([tx.get(settingRef), tx.get(ref)]);
    if (!stored.exists) return fail({ code: 'store-not-found' });
    const before = closingIn(known);
    if (before && before.state !== 'undone') return fail({ code: 'store-closed' });
    const setting = parseStoreSetting(store, stored.data());
    if (!Object.values(setting.name).some((one) => isName(name, one)))
      return fail({ code: 'invalid-input', fields: { name: 'field.storeName.differs' } });
    const owners = await readOwners(tx, db, store);
    const at = now();
    const endsAt = at + CLOSING_MS;
    const by = email ?? '';
    tx.set(ref, {
      ...{ state: 'waiting', before: setting.trading.state, by, startedAt: Timestamp.fromMillis(at) },
      endsAt: Timestamp.fromMillis(endsAt),
      dueAt: Timestamp.fromMillis(nextLook(endsAt, at)),
      planDueAt: Timestamp.fromMillis(at),
      plansEnded: before?.plansEnded ?? [],
    });
    tx.update(settingRef, { trading: { ...setting.trading, state: 'closed' } });
    invalidateEveryPage(tx, db, store);
    queueOwnerMails(tx, db, store, { kind: 'owner-closing-begun', by, endsAt }, owners, at);
    return ok({ endsAt });
  });
  // What Stripe does not do now, the schedule does.
  if (closed.ok) await settlePlan(deps, store);
  return closed;
}

/**
 * Any owner brings the shop back within the waiting period as it was before, open or in a break; all owners get a mail, and the
 * plan goes on. Fails with
 * `store-not-found`, `store-closed` when the removal has begun.
 */
export async function reopenStore(
  deps: BillingDeps,
  { storeId: id }: Callables['reopenStore']['request'],
  { email }: Pick<Caller, 'email'>,
): Promise<Result<Callables['reopenStore']['response']>> {
  const { db, now } = deps;
  const store = storeId(id);
  const [settingRef, ref] = [
    db.doc(collections.storeSetting(store)),
    db.doc(collections.storeClosing(store)),
  ];
  const opened = await inTransaction(db, async (tx) => {
    const [stored, known] = await Promise.all([tx.get(settingRef), tx.get(ref)]);
    if (!stored.exists) return fail({ code: 'store-not-found' });
    const closing = closingIn(known);
    if (closing?.state === 'ending') return fail({ code: 'store-closed' });
    const { trading } = parseStoreSetting(store, stored.data());
    if (trading.state !== 'closed') return ok({ ok: true as const });
    const owners = closing ? await readOwners(tx, db, store) : null;
    const at = now();
    tx.update(settingRef, { trading: { ...trading, state: closing?.before ?? 'open' } });
    invalidateEveryPage(tx, db, store);
    if (!closing || !owners) return ok({ ok: true as const });
    tx.update(ref, { state: 'undone', planDueAt: Timestamp.fromMillis(at) });
    const mail = { kind: 'owner-closing-undone', by: email ?? '', endsAt: closing.endsAt } as const;
    queueOwnerMails(tx, db, store, mail, owners, at);
    return ok({ ok: true as const });
  });
  if (opened.ok) await settlePlan(deps, store);
  return opened;
}
