import { findByCode, isFor } from '@/functions/src/adapters/orders/discounts';
import type { Member } from '@/functions/src/adapters/people/member';
import type { Deps } from '@/functions/src/deps';
import type { Who } from '@/functions/src/limits/consume-rate-limit';
import type { Discount } from '@/lib/domain/discounts/discount';
import type { StoreId } from '@/lib/domain/ids';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';

export type TryCodeDeps = Pick<Deps, 'db' | 'consumeRateLimit'>;

/**
 * The discount behind a shopper's code: undefined without a code, null where there is none. Counted before it is looked up,
 * so that a guess beyond the limit learns nothing; a code that exists is given back, also one of a group that the shopper is not in. Fails with `too-many-requests`.
 */
export async function tryCode(
  { db, consumeRateLimit }: TryCodeDeps,
  store: StoreId,
  typed: string | undefined,
  { member, ...who }: Pick<Who, 'person' | 'address'> & { readonly member: Member | null },
): Promise<Result<Discount | null | undefined>> {
  if (!typed) return ok(undefined);
  const caller = { ...who, store };
  const { retryAfter } = await consumeRateLimit('tryCode', caller);
  if (retryAfter > 0) return fail({ code: 'too-many-requests', params: { retryAfter } });
  const discount = await findByCode(db, store, typed);
  if (discount) await consumeRateLimit('tryCode', caller, -1);
  return ok(discount && (await isFor(db, store, discount, member)) ? discount : null);
}
