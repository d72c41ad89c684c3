import type { Firestore, Transaction } from 'firebase-admin/firestore';
import { catalogueOf, productRefs } from '@/functions/src/adapters/database/firestore';
import { collections } from '@/lib/domain/collections';
import { isByHand } from '@/lib/domain/discounts/by-hand';
import type { Discount } from '@/lib/domain/discounts/discount';
import { parseDiscount } from '@/lib/domain/discounts/parse-discount';
import type { EditTerms, OrderChanges } from '@/lib/domain/orders/edits/requote-order';
import type { Order } from '@/lib/domain/orders/order';
import type { StoreSetting } from '@/lib/domain/store/store-setting';

interface HeldRules {
  readonly automatic: readonly Discount[];
  readonly code: Discount | undefined;
  /** Single-use codes that the order holds. */
  readonly single: readonly string[];
}

/** Reads what an edit is priced by, in the transaction. */
export async function readEditTerms<S extends StoreSetting>(
  tx: Transaction,
  db: Firestore,
  setting: S,
  order: Order,
  { added }: Pick<OrderChanges, 'added'>,
): Promise<Omit<EditTerms, 'setting'> & { readonly setting: S; readonly single: readonly string[] }> {
  const ids = [...order.lines, ...added].map(({ productId }) => productId);
  const products = catalogueOf(await tx.getAll(...productRefs(db, order.storeId, ids)));
  const { automatic, code, single } = await readHeldRules(tx, db, order);
  const others = setting.discounts.filter(({ id }) => automatic.every((one) => one.id !== id));
  return {
    setting: { ...setting, discounts: [...automatic, ...others] },
    catalogue: { products, designs: new Map() },
    code,
    single,
  };
}

/** The discounts that an order was placed with: it keeps them, although the store may have switched them off since. */
async function readHeldRules(tx: Transaction, db: Firestore, order: Order): Promise<HeldRules> {
  const held = order.discounts.filter((discount) => !isByHand(discount));
  if (held.length === 0) return { automatic: [], code: undefined, single: [] };
  const { storeId: store } = order;
  const rules = await tx.getAll(...held.map(({ id }) => db.doc(collections.discount(store, id))));
  const known = rules.flatMap((rule, at) => {
    const { code = '' } = held[at] ?? {};
    return rule.exists ? [{ ...parseDiscount(rule.id, rule.data()), enabled: true, code }] : [];
  });
  const single = known.filter(({ singleUse, code }) => singleUse && code).map(({ code }) => code);
  return {
    automatic: known.filter(({ code }) => !code),
    code: known.find(({ code }) => code),
    single,
  };
}
