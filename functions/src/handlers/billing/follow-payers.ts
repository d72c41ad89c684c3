import { FieldValue } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import { filledText, millis } from '@/lib/domain/parse/fields';
import { ok, type Result } from '@/lib/domain/result';
import { parseBillingCustomer, type BillingCustomer, type BillingDeps } from './billing-customer';
import { orWarn, type Warn } from './or-warn';

const AT_ONCE = 20;

/**
 * Gives Stripe's customers whose store changed hands to the new owner: their address, without the cards that paid before, so that
 * nobody goes on paying for a store that is not theirs. What fails stays for the next run.
 */
export async function followPayers(deps: BillingDeps & { readonly warn: Warn }): Promise<void> {
  const { db, warn } = deps;
  const changed = db.collection(collections.billingCustomers()).orderBy('payerChangedAt').limit(AT_ONCE);
  for (const doc of (await changed.get()).docs) {
    const customer = parseBillingCustomer(doc.id, doc.data());
    const changedAt = millis(doc.get('payerChangedAt'));
    if (!customer || changedAt === undefined) continue;
    const followed = await orWarn(warn, 'A plan has the card of a former owner', { customer: doc.id }, () =>
      changePayer(deps, customer, changedAt),
    );
    // Another handover meanwhile is a change of its own.
    if (followed)
      await doc.ref
        .update({ payerChangedAt: FieldValue.delete() }, { lastUpdateTime: doc.updateTime })
        .catch(() => null);
  }
}

async function changePayer(
  { db, billing }: BillingDeps,
  { id, storeId: store, uid }: BillingCustomer,
  changedAt: number,
): Promise<Result<null>> {
  const person = await db.doc(collections.storeUser(store, uid)).get();
  const email = filledText(person.get('email'));
  // Without an address they left meanwhile; the next payer is asked for a card.
  const changed = await billing.changePayer(id, { uid, email: email ?? null, changedAt });
  return changed.ok ? ok(null) : changed;
}
