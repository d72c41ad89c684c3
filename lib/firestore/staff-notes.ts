import { parseStaffNote, type StaffNote } from '@/lib/domain/staff/staff-note';
import { watchQuery, type OnError, type Stop } from '@/lib/firestore/listeners';

const NOTES_LIMIT = 50;

/** The staff's notes in a collection, newest first, live; for staff only. */
export const watchStaffNotes = (path: string, onNext: (notes: StaffNote[]) => void, onError: OnError): Stop =>
  watchQuery(
    ({ collection, limit, orderBy, query }, db) =>
      query(collection(db, path), orderBy('at', 'desc'), limit(NOTES_LIMIT)),
    parseStaffNote,
    onNext,
    onError,
  );
