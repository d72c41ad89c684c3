import type { Firestore } from 'firebase-admin/firestore';
import type Stripe from 'stripe';
import { errorCode } from '@/functions/src/adapters/database/error-code';
import { collections } from '@/lib/domain/collections';
import type { Offer } from './read-plans';

/** Writes the packages, each with its price at Stripe, which is made where there is none. Asked again it changes nothing. */
export async function applyPlans(db: Firestore, stripe: Stripe, offers: readonly Offer[]): Promise<void> {
  // All prices first, so that a plan whose price differs stops it before anything is sold otherwise.
  const known = new Map<string, string>();
  for (const offer of offers) {
    const price = await findPrice(stripe, offer);
    if (price) known.set(offer.id, price);
  }
  for (const offer of offers) {
    const { id, ...fields } = offer;
    const stored = { ...fields, stripePriceId: known.get(id) ?? (await createPrice(stripe, offer)) };
    await db.doc(collections.package(id)).set(stored, { mergeFields: Object.keys(stored) });
  }
}

/**
 * The price by its lookup key, the package's id. Throws one sentence where it costs something else: Stripe changes no price, and
 * who pays the former one would be found on no plan.
 */
async function findPrice(stripe: Stripe, { id, price, currency }: Offer): Promise<string | null> {
  const [found] = (await stripe.prices.list({ lookup_keys: [id] })).data;
  if (!found) return null;
  if (found.unit_amount === price && found.currency === currency.toLowerCase()) return found.id;
  throw new Error(
    `"${id}" costs ${found.unit_amount ?? 0} ${found.currency.toUpperCase()} at Stripe, not ${price} ${currency} (minor units), and a price stays as it is; give a plan with another price another name.`,
  );
}

async function createPrice(stripe: Stripe, offer: Offer): Promise<string> {
  const { id, plan, name, price, currency, interval } = offer;
  const product = await stripe.products.retrieve(plan).catch((error: unknown) => {
    if (errorCode(error) !== 'resource_missing') throw error;
    return stripe.products.create({ id: plan, name: name.en });
  });
  const made = await stripe.prices.create({
    product: product.id,
    unit_amount: price,
    currency: currency.toLowerCase(),
    recurring: { interval },
    lookup_key: id,
    nickname: `${name.en} (${interval})`,
  });
  return made.id;
}
