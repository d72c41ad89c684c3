import { Timestamp } from 'firebase-admin/firestore';
import type { ErrorCode } from '@/lib/domain/errors/app-error';
import type { StoreId } from '@/lib/domain/ids';
import { fail, ok, type Result } from '@/lib/domain/result';
import { inTransaction } from '@/functions/src/adapters/database/firestore';
import { staffName } from '@/functions/src/adapters/people/staff-name';
import { digest } from '@/functions/src/adapters/tokens/digest';
import type { Caller } from '@/functions/src/callable';
import type { Deps } from '@/functions/src/deps';

interface NewNote {
  readonly store: StoreId;
  /** Path of the document that the note is about, and the error if it is missing. */
  readonly about: string;
  readonly missing: ErrorCode;
  /** The collection that stores the note. */
  readonly notes: string;
  readonly key: string;
  readonly text: string;
}

/** Stores a staff note once per key. Fails with `missing`, `key-reused`. */
export function addStaffNote(
  { db, now }: Pick<Deps, 'db' | 'now'>,
  { store, about, missing, notes, key, text }: NewNote,
  caller: Caller,
): Promise<Result<{ readonly id: string }>> {
  const note = db.collection(notes).doc(digest([caller.uid, key]));
  return inTransaction(db, async (tx) => {
    const [found, known] = await tx.getAll(db.doc(about), note);
    if (!found?.exists) return fail({ code: missing });
    if (known?.exists) return known.get('text') === text ? ok({ id: note.id }) : fail({ code: 'key-reused' });
    const byName = await staffName(tx, db, store, caller);
    tx.create(note, { text, by: caller.uid, byName, at: Timestamp.fromMillis(now()) });
    return ok({ id: note.id });
  });
}
