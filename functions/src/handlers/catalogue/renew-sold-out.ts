import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { variantFields } from '@/lib/domain/catalogue/derived-fields';
import type { Product } from '@/lib/domain/catalogue/product';
import type { StoreId } from '@/lib/domain/ids';
import { parseStockMove, pieceSum, type Pieces } from '@/lib/domain/stock/stock-move';
import { catalogueOf, productRefs } from '@/functions/src/adapters/firestore';
import type { Deps } from '@/functions/src/deps';
import { pagesShowing } from './pages-showing';

/**
 * Renews the pages that show a board when an order took its last piece or brought the first one back: cards say that it is sold
 * out, and lists count what is in stock. How many there are shows on its own page alone, which listens.
 */
export async function renewSoldOut(
  { db, revalidate }: Pick<Deps, 'db' | 'revalidate'>,
  store: StoreId,
  created: DocumentSnapshot,
): Promise<void> {
  const { cause, products } = parseStockMove(created.id, created.data());
  // Those renew what they change themselves.
  if (cause === 'edited' || cause === 'imported') return;
  const moves = new Map(Object.entries(products).filter(([, { before, by }]) => emptiesOrFills(before, by)));
  if (moves.size === 0) return;
  const catalogue = catalogueOf(await db.getAll(...productRefs(db, store, [...moves.keys()])));
  const turned = [...catalogue.values()].filter((product) => {
    const { before, by } = moves.get(product.id) ?? { before: {}, by: {} };
    return isSoldOut(product, before) !== isSoldOut(product, pieceSum(before, by));
  });
  if (turned.length > 0) await revalidate(store, await pagesShowing(db, store, turned));
}

/** What needs no look at the product: whether any variant went to none, or came from there. */
const emptiesOrFills = (before: Pieces, by: Pieces): boolean =>
  Object.entries(by).some(([variant, pieces]) => {
    const was = before[variant] ?? 0;
    return was === 0 || was + pieces === 0;
  });

function isSoldOut(product: Product, pieces: Pieces): boolean {
  const variants = product.variants.map((variant) => ({ ...variant, stock: pieces[variant.id] ?? 0 }));
  return variantFields({ ...product, variants }).stock === 0;
}
