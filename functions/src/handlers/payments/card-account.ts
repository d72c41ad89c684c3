import type { Callables } from '@/lib/domain/api/callables';
import { storeId } from '@/lib/domain/ids';
import { fail, ok } from '@/lib/domain/result';
import type { Result } from '@/lib/domain/result';
import { isStaffOf } from '@/functions/src/callable';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';

/** Whether the store has its keys at the card provider. Fails with `not-allowed`. */
export function cardAccount(
  { payments }: Pick<Deps, 'payments'>,
  request: Callables['cardAccount']['request'],
  caller: Caller,
): Promise<Result<Callables['cardAccount']['response']>> {
  const connected = payments.publishableKey(storeId(request.storeId)) !== null;
  return Promise.resolve(
    isStaffOf(caller, request.storeId) ? ok({ connected }) : fail({ code: 'not-allowed' }),
  );
}
