import { averageOrder } from '@/lib/domain/stats/figures';
import type { Figures } from '@/lib/domain/stats/figures';
import type { Minor } from '@/lib/domain/money/money';
import type { CashBlock } from './cash-block';

/** What staff should know before they ship an order. */
export interface OrderHints {
  /** Parcels of this store refused under this phone. */
  readonly refusals: number;
  /** The first order with this e-mail address. */
  readonly isFirst: boolean;
  /** Far above this store's usual order value. */
  readonly isUnusual: boolean;
  /** The city is not in its country's list. */
  readonly isAddressUnknown: boolean;
  /** The block of this phone; null when cash is allowed. */
  readonly block: CashBlock | null;
  /** A WhatsApp link that asks the shopper to confirm; null when there is nothing to confirm, no usable phone, or for support. */
  readonly message: string | null;
}

/** With fewer orders, there is no usual value. */
const LEAST_ORDERS = 10;
const UNUSUAL_TIMES = 3;

/** Whether `total` (minor units of the base currency) is unusual compared with these figures. */
export const isUnusualTotal = (total: Minor, figures: Pick<Figures, 'orders' | 'revenue'>): boolean =>
  figures.orders >= LEAST_ORDERS && total > UNUSUAL_TIMES * averageOrder(figures);
