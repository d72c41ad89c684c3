import type { DocumentSnapshot } from 'firebase-admin/firestore';
import type { Callables } from '@/lib/domain/api/callables';
import { variantFields } from '@/lib/domain/catalogue/derived-fields';
import { stockAfter } from '@/lib/domain/catalogue/editing/live-stock';
import { stockWith } from '@/lib/domain/stock/move-stock';
import { parseProduct } from '@/lib/domain/catalogue/parse-product';
import { findVariant, type Product } from '@/lib/domain/catalogue/product';
import { collections } from '@/lib/domain/collections';
import { storeId } from '@/lib/domain/ids';
import { fail, ok, type Result } from '@/lib/domain/result';
import { parseStockMove, pieceSum, stockMovesAfter } from '@/lib/domain/stock/stock-move';
import { digest } from '@/functions/src/adapters/tokens/digest';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { invalidatePages } from '@/functions/src/adapters/database/invalidate-pages';
import { writeStockMoves } from '@/functions/src/adapters/orders/stock-moves';
import { queueProductEvents, readProductHooks } from '@/functions/src/adapters/webhooks/webhook-queue';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import { pagesShowing } from './pages-showing';

type Request = Callables['adjustStock']['request'];

/** `seenStock` null sets the stock, whatever it was meanwhile. */
interface StockCorrection extends Omit<Request, 'variants'> {
  readonly variants: readonly (Omit<Request['variants'][number], 'seenStock'> & {
    readonly seenStock: number | null;
  })[];
}

/**
 * Adds or takes stock of some variants, so that orders placed meanwhile still count; stock never falls below zero. `updatedAt`
 * stays, as with orders, so an open editor is not out of date. A repeated key changes nothing and gets the first answer. Fails
 * with `product-not-found`, `invalid-input` (a variant the product does not have), `edited-meanwhile` (the key made another
 * change, whose answer was lost).
 */
export async function adjustStock(
  { db, now, runInQueue }: Pick<Deps, 'db' | 'now' | 'runInQueue'>,
  { storeId: id, productId, key, variants: wanted }: StockCorrection,
  caller: Caller,
): Promise<Result<Callables['adjustStock']['response']>> {
  const store = storeId(id);
  const ref = db.doc(collections.product(store, productId));
  const asked = { id: digest([caller.uid, productId, key]), request: digest(wanted) };
  const moveRef = db.collection(collections.stockMoves(store)).doc(asked.id);
  const hooks = await readProductHooks(db, store);
  return runInQueue([ref.path], () =>
    inTransaction(db, async (tx) => {
      const [snapshot, known] = await tx.getAll(ref, moveRef);
      if (!snapshot?.exists) return fail({ code: 'product-not-found' });
      const product = parseProduct(snapshot.id, snapshot.data());
      if (known?.exists && known.get('request') !== asked.request) return fail({ code: 'edited-meanwhile' });
      if (known?.exists) return ok({ stock: stockLeftBy(product, known) });
      if (!wanted.every(({ variantId }) => findVariant(product, variantId)))
        return fail({ code: 'invalid-input', fields: { variants: 'field.invalid' } });
      const changes = new Map(wanted.map((change) => [change.variantId, change]));
      const variants = product.variants.map((variant) => {
        const { stock = variant.stock, seenStock = variant.stock } = changes.get(variant.id) ?? {};
        const counted = { stock, seenStock: seenStock ?? variant.stock };
        return { ...variant, stock: stockAfter(variant.stock, counted) };
      });
      const pages = await pagesShowing(tx, db, store, [product]);
      const derived = variantFields({ variants });
      tx.update(ref, { variants, ...derived, stockMoves: stockMovesAfter(product, variants) });
      const why = { cause: 'edited', orderId: null, at: now() } as const;
      writeStockMoves(tx, db, store, why, [{ id: product.id, before: product, variants }], asked);
      queueProductEvents(tx, db, store, hooks, { changed: [{ ...product, variants }], at: now() });
      invalidatePages(tx, db, store, now(), pages);
      return ok({ stock: derived.stock });
    }),
  );
}

/** The stock that an earlier change left. */
function stockLeftBy(product: Product, made: DocumentSnapshot): number {
  const move = parseStockMove(made.id, made.data()).products[product.id];
  return stockWith(product, move ? pieceSum(move.before, move.by) : {});
}
