import type { Callables } from '@/lib/domain/api/callables';
import { storeId } from '@/lib/domain/ids';
import { ok, type Result } from '@/lib/domain/result';
import { deviceId, forgetDevice as forget, saveDevice } from '@/functions/src/adapters/push/devices';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';

/** Stores a browser whose user allowed push. */
export async function registerDevice(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { storeId: store, token, locale, newOrders = false }: Callables['registerDevice']['request'],
  caller: Caller,
): Promise<Result<Callables['registerDevice']['response']>> {
  const device = {
    uid: caller.uid,
    id: deviceId(token),
    token,
    storeId: storeId(store),
    locale,
    newOrders,
  };
  await saveDevice(db, device, now());
  return ok({ ok: true });
}

/** Removes the caller's browser: at logout, or when they turn push off. */
export async function forgetDevice(
  { db }: Pick<Deps, 'db'>,
  { storeId: store, token }: Callables['forgetDevice']['request'],
  { uid }: Caller,
): Promise<Result<Callables['forgetDevice']['response']>> {
  await forget(db, storeId(store), { uid, id: deviceId(token) });
  return ok({ ok: true });
}
