import type { Callables } from '@/lib/domain/api/callables';
import { storeId } from '@/lib/domain/ids';
import { ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import type { Deps } from '@/functions/src/deps';

/** Whether the store has its keys at the card provider. */
export function cardAccount(
  { takesCards }: Pick<Deps, 'takesCards'>,
  request: Callables['cardAccount']['request'],
): Promise<Result<Callables['cardAccount']['response']>> {
  return Promise.resolve(ok({ connected: takesCards(storeId(request.storeId)) }));
}
