import { averageOrder } from '@/lib/domain/stats/figures';
import type { Figures } from '@/lib/domain/stats/figures';
import type { Minor } from '@/lib/domain/money/money';
import type { CashBlock } from './cash-block';

/** What the store's people should know before they send an order. */
export interface OrderHints {
  /** Parcels of this store that were refused under this phone. */
  readonly refusals: number;
  /** Nobody ordered with this e-mail address before. */
  readonly isFirst: boolean;
  /** Worth far more than this store's orders usually are. */
  readonly isUnusual: boolean;
  /** Its city is on none of the lists of its country. */
  readonly isAddressUnknown: boolean;
  /** The block of this phone, null where cash is taken. */
  readonly block: CashBlock | null;
  /** The address of a WhatsApp message that asks its shopper to confirm; null where nothing is to be confirmed, or by no phone. */
  readonly message: string | null;
}

/** Fewer orders say nothing about what is usual. */
const LEAST_ORDERS = 10;
const UNUSUAL_TIMES = 3;

/** Whether `total` (minor units of the base currency) stands out among orders with these figures. */
export const isUnusualTotal = (total: Minor, figures: Pick<Figures, 'orders' | 'revenue'>): boolean =>
  figures.orders >= LEAST_ORDERS && total > UNUSUAL_TIMES * averageOrder(figures);
