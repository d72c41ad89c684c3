import type { Firestore } from 'firebase-admin/firestore';
import type { CallableName } from '@/lib/domain/api/callables';
import { isRecorded, RECORDED } from '@/lib/domain/audit/recorded-actions';
import { storeId } from '@/lib/domain/ids';
import { fieldsOf, text } from '@/lib/domain/parse/fields';
import { SUPPORT_ROLE } from '@/lib/domain/platform/support-access';
import { actsFor, isOwnerOf, isSupportOf, type Caller } from '@/functions/src/callable';
import { recordedDb } from './recorded-db';

interface Recording {
  readonly db: Firestore;
  readonly now: () => number;
}

/** The dependencies of one call: where it acts for a store, a database that writes the activity log. */
export function actingDeps<D extends Recording>(
  deps: D,
  name: CallableName,
  request: unknown,
  caller: Caller,
): D {
  const store = text(fieldsOf(request).storeId);
  if (!isRecorded(name) || !store || !actsFor(caller, store)) return deps;
  const by = { uid: caller.uid, email: caller.email ?? '', name: '', role: roleIn(caller, store) } as const;
  const action = {
    store: storeId(store),
    by,
    action: name,
    kind: RECORDED[name],
    requestId: caller.requestId,
  };
  return { ...deps, db: recordedDb(deps.db, action, deps.now) };
}

function roleIn(caller: Caller, store: string) {
  if (isSupportOf(caller, store)) return SUPPORT_ROLE;
  return isOwnerOf(caller, store) ? 'owner' : 'staff';
}
