import type { Callables } from '@/lib/domain/api/callables';
import { matchPayout } from '@/lib/domain/couriers/match-payout';
import { storeId } from '@/lib/domain/ids';
import { ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import type { Deps } from '@/functions/src/deps';
import { namedOrderIds, namedOrders } from './named-orders';

/** Matches each line of a payout with the store's orders as they are now; writes nothing. */
export async function previewSettlement(
  { db }: Pick<Deps, 'db'>,
  { storeId: id, currency, lines }: Callables['previewSettlement']['request'],
): Promise<Result<Callables['previewSettlement']['response']>> {
  const store = storeId(id);
  const ids = await namedOrderIds(db, store, lines);
  const orders = await namedOrders(db, store, ids, (refs) => db.getAll(...refs));
  return ok({ lines: matchPayout(lines, orders, currency) });
}
