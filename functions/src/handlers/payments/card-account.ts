import type { Callables } from '@/lib/domain/api/callables';
import { storeId } from '@/lib/domain/ids';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { readPublicSetting } from '@/functions/src/adapters/database/firestore';
import type { Deps } from '@/functions/src/deps';

type CardDeps = Pick<Deps, 'db' | 'takesCards' | 'hasCardKeys' | 'connectsStripe' | 'feeTerms'>;

/** See `PaymentCallables`. Fails with `store-not-found`. */
export async function cardAccount(
  { db, takesCards, hasCardKeys, connectsStripe, feeTerms }: CardDeps,
  request: Callables['cardAccount']['request'],
): Promise<Result<Callables['cardAccount']['response']>> {
  const store = storeId(request.storeId);
  const setting = await readPublicSetting(db, store);
  if (!setting) return fail({ code: 'store-not-found' });
  const mayConnect = connectsStripe() && !hasCardKeys(store);
  return ok({
    connected: takesCards(setting),
    mayConnect,
    fee: mayConnect ? await feeTerms(store) : null,
  });
}
