import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { stockWith } from '@/lib/domain/stock/move-stock';
import type { Product } from '@/lib/domain/catalogue/product';
import type { StoreId } from '@/lib/domain/ids';
import { parseStockMove, pieceSum, type ProductMove } from '@/lib/domain/stock/stock-move';
import { catalogueOf, productRefs } from '@/functions/src/adapters/database/firestore';
import { invalidatePages } from '@/functions/src/adapters/database/invalidate-pages';
import type { Deps } from '@/functions/src/deps';
import { pagesShowing } from './pages-showing';

/**
 * Invalidates the pages that show a product when an order took its last piece or returned the first one:
 * cards say that it is sold out, and lists count what is in stock. Other stock counts show only on its own
 * page, which listens.
 */
export async function invalidateSoldOut(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  store: StoreId,
  created: DocumentSnapshot,
): Promise<void> {
  const { cause, products } = parseStockMove(created.id, created.data());
  // Edits and imports invalidate their pages themselves.
  if (cause === 'edited' || cause === 'imported') return;
  const moves = Object.entries(products).filter(([, move]) => emptiesOrFills(move));
  if (moves.length === 0) return;
  const ids = moves.map(([id]) => id);
  const catalogue = catalogueOf(await db.getAll(...productRefs(db, store, ids)));
  const turned = moves.flatMap(([id, move]) => {
    const product = catalogue.get(id);
    return product && turns(product, move) ? [product] : [];
  });
  if (turned.length === 0) return;
  const batch = db.batch();
  invalidatePages(batch, db, store, now(), await pagesShowing(db, db, store, turned));
  await batch.commit();
}

/** A check without reading the product: whether any variant's stock went to zero or rose from it. */
const emptiesOrFills = ({ before, by }: ProductMove): boolean =>
  Object.entries(by).some(([variant, pieces]) => {
    const was = before[variant] ?? 0;
    return was === 0 || was + pieces === 0;
  });

const turns = (product: Product, { before, by }: ProductMove): boolean =>
  (stockWith(product, before) === 0) !== (stockWith(product, pieceSum(before, by)) === 0);
