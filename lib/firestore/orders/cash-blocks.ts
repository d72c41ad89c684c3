import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { parseCashBlock, type CashBlock } from '@/lib/domain/orders/cash/cash-block';
import { watchQuery, type OnError, type Stop } from '@/lib/firestore/listeners';

const BLOCKS_LIMIT = 50;

/** Listens to the phones blocked from paying cash at `now` (milliseconds since the epoch); blocks that end first are on top. */
export const watchCashBlocks = (
  store: StoreId,
  now: number,
  onNext: (blocks: CashBlock[]) => void,
  onError: OnError,
): Stop =>
  watchQuery(
    ({ collection, limit, orderBy, query, Timestamp, where }, db) =>
      query(
        collection(db, collections.cashBlocks(store)),
        where('until', '>', Timestamp.fromMillis(now)),
        orderBy('until'),
        limit(BLOCKS_LIMIT),
      ),
    parseCashBlock,
    onNext,
    onError,
  );
