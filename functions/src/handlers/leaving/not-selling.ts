import { fail, type Result } from '@/lib/domain/result';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { isClosed, sellsNow } from '@/lib/domain/store/trading/sells-now';

/** Why the store takes no new order, null while it does. During a break staff still enter orders by hand. */
export function notSelling(
  setting: Pick<StoreSetting, 'trading' | 'takenDown'>,
  { byHand = false }: { readonly byHand?: boolean } = {},
): Result<never> | null {
  if (isClosed(setting)) return fail({ code: 'store-closed' });
  return byHand || sellsNow(setting) ? null : fail({ code: 'store-paused' });
}
