import type Stripe from 'stripe';
import { collections } from '@/lib/domain/collections';
import { fail, ok, type Result } from '@/lib/domain/result';
import { inTransaction, readSetting } from '@/functions/src/adapters/database/firestore';
import type { PlanMailKind } from '@/functions/src/adapters/outbox/mail-kinds';
import { queuePlanMail } from '@/functions/src/adapters/outbox/outbox';
import { parseBillingCustomer, type BillingDeps } from './billing-customer';

interface PlanNews {
  readonly kind: PlanMailKind;
  /** The same for every event about the same payment. */
  readonly about: string;
}

/** Notifies the store's owner of a plan's invoice: once per payment, however often Stripe sends the event. */
export async function notifyPlanInvoice(
  { db, now }: Pick<BillingDeps, 'db' | 'now'>,
  event: Stripe.Event,
  { customer, subscription: id }: { readonly customer: string; readonly subscription: string },
): Promise<Result<null>> {
  const news = newsOf(event);
  if (!news) return ok(null);
  const known = await db.doc(collections.billingCustomer(customer)).get();
  const payer = parseBillingCustomer(customer, known.data());
  if (!payer) return ok(null);
  const setting = await readSetting(db, payer.storeId);
  if (!setting?.notices.to) return ok(null);
  const { uid, storeId: store } = payer;
  const { to, locale } = setting.notices;
  const entry = `${news.kind}-${id}-${news.about}`;
  return inTransaction(db, async (tx) => {
    const [plan, queued] = await tx.getAll(
      db.doc(collections.subscription(uid, id)),
      db.doc(collections.outboxEntry(store, entry)),
    );
    // The mail names the plan's price; Stripe retries the event of a plan that is not written yet.
    if (!plan?.exists) return fail({ code: 'try-again' });
    if (!queued?.exists)
      queuePlanMail(
        tx,
        db,
        store,
        { kind: news.kind, uid, subscriptionId: id, to, locale, news: entry },
        now(),
      );
    return ok(null);
  });
}

function newsOf(event: Stripe.Event): PlanNews | null {
  if (event.type === 'invoice.upcoming')
    return { kind: 'owner-plan-renewal', about: String(event.data.object.period_end) };
  // The payer sees on screen that the first payment was refused.
  if (event.type === 'invoice.payment_failed' && event.data.object.billing_reason !== 'subscription_create')
    return { kind: 'owner-plan-unpaid', about: event.data.object.id };
  return null;
}
