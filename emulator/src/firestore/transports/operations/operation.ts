import { pathWithin } from '../../engine/names';
import { StatusError, type Caller, type Engine } from '../../engine/types';

/** One request to one database; operations take and give google.firestore.v1 messages in JSON form. */
export interface Session {
  readonly engine: Engine;
  readonly caller: Caller;
}

/** What every read request may say about its transaction. */
export interface TransactionSelector {
  transaction?: string;
  newTransaction?: { readOnly?: { readTime?: string }; readWrite?: object };
  readTime?: string;
}

/**
 * The transaction of a read: the one named, a new one, or none. A new one is given back to the client in the first
 * message, and is ended when the read fails.
 */
export async function inTransaction<T>(
  { engine }: Session,
  selector: TransactionSelector,
  read: (transaction: string | undefined) => Promise<T>,
): Promise<{ answer: T; begun: { transaction: string }[] }> {
  if (selector.readTime) throw pastRead();
  if (!selector.newTransaction) return { answer: await read(selector.transaction || undefined), begun: [] };
  const transaction = begin(engine, selector.newTransaction);
  try {
    return { answer: await read(transaction), begun: [{ transaction }] };
  } catch (error) {
    engine.rollback(transaction);
    throw error;
  }
}

/** @throws StatusError UNIMPLEMENTED for a transaction at a past time */
export function begin(engine: Engine, options: TransactionSelector['newTransaction']): string {
  if (options?.readOnly?.readTime) throw pastRead();
  return engine.beginTransaction(options?.readOnly !== undefined);
}

const pastRead = (): StatusError =>
  new StatusError('UNIMPLEMENTED', 'The local Firestore keeps no history, so it cannot read at a past time.');

/** @throws StatusError PERMISSION_DENIED for clients */
export function assertAdmin({ caller }: Session): void {
  if (caller.kind !== 'admin')
    throw new StatusError('PERMISSION_DENIED', 'Missing or insufficient permissions.');
}

/**
 * The document's path, or the parent's: `''` for the root.
 * @throws StatusError INVALID_ARGUMENT for a name of another database than the session's
 */
export const pathOf = ({ engine }: Session, name = ''): string => pathWithin(name, engine.database);

export const notFound = (name: string): StatusError =>
  new StatusError('NOT_FOUND', `Document "${name}" not found.`);
