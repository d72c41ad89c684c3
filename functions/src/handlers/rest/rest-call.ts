import type { RecordedName } from '@/lib/domain/audit/recorded-actions';
import { RECORDED } from '@/lib/domain/audit/recorded-actions';
import type { BodyOf, OperationId, QueryOf } from '@/lib/domain/rest/rest-routes';
import { recordedDb } from '@/functions/src/audit/recorded-db';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';
import type { KeyHolder, RestResult } from './authenticate';

/** A checked request of one route. */
export interface RestCall<O extends OperationId> extends KeyHolder {
  /** The ids in its address. */
  readonly ids: readonly string[];
  readonly query: QueryOf<O>;
  readonly body: BodyOf<O>;
  /** The idempotency key; empty where the caller sent none. */
  readonly once: string;
  readonly requestId: string;
}

export type RestHandler<O extends OperationId> = (
  deps: Deps,
  call: RestCall<O>,
) => Promise<RestResult<unknown>>;

type Holder = KeyHolder & { readonly requestId: string };

/** A key as the caller of the admin's handlers; it acts as staff and is nobody's account. */
export const callerOf = ({ store, key, requestId }: Holder): Caller => ({
  ...{
    uid: uidOf(key.id),
    requestId,
    isGuest: false,
    email: null,
    signedInAt: 0,
    provedAt: 0,
    secondFactor: false,
  },
  stores: { [store]: 'staff' },
});

const uidOf = (keyId: string) => `api-key:${keyId}`;

/** The dependencies with a database that writes the activity log, under the key's name. */
export function actingDeps(deps: Deps, { store, key, requestId }: Holder, action: RecordedName): Deps {
  const by = { uid: uidOf(key.id), email: '', name: key.name, role: 'staff' } as const;
  return {
    ...deps,
    db: recordedDb(deps.db, { store, by, action, kind: RECORDED[action], requestId }, deps.now),
  };
}
