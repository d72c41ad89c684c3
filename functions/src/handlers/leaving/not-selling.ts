import { fail, type Result } from '@/lib/domain/result';
import type { StoreSetting } from '@/lib/domain/store/store-setting';

/** Why the store takes no new order, null while it does. During a break staff still enter orders by hand. */
export function notSelling(
  { trading: { state } }: Pick<StoreSetting, 'trading'>,
  { byHand = false }: { readonly byHand?: boolean } = {},
): Result<never> | null {
  if (state === 'closed') return fail({ code: 'store-closed' });
  return state === 'paused' && !byHand ? fail({ code: 'store-paused' }) : null;
}
