import { randomBytes } from 'node:crypto';
import { StatusError, type Query } from '../types';
import type { DocumentLocks, LockOwner } from './locks';

export interface Transaction {
  readonly id: string;
  readonly readOnly: boolean;
  readonly owner: LockOwner;
  /** What each query gave, so that the commit can tell that documents came or went since. */
  readonly observed: { readonly query: Query; readonly fingerprint: string }[];
  expiry: NodeJS.Timeout | null;
}

/** The open transactions of server SDKs; one that stays idle is given up and its locks are released. */
export class Transactions {
  private readonly open = new Map<string, Transaction>();

  constructor(
    private readonly locks: DocumentLocks,
    private readonly idleMs: number,
  ) {}

  /** @returns an id in base64, as it travels on the wire. */
  begin(readOnly: boolean): string {
    const id = randomBytes(12).toString('base64');
    const transaction = { id, readOnly, owner: this.locks.newOwner(true), observed: [], expiry: null };
    this.open.set(id, transaction);
    this.keepAlive(transaction);
    return id;
  }

  /** Runs a step of the transaction, during which it cannot expire; a step that fails with ABORTED ends it. */
  async during<T>(id: string, step: (transaction: Transaction) => Promise<T>): Promise<T> {
    const transaction = this.get(id);
    if (transaction.expiry) clearTimeout(transaction.expiry);
    try {
      return await step(transaction);
    } catch (error) {
      if (error instanceof StatusError && error.status === 'ABORTED') this.end(id);
      throw error;
    } finally {
      if (this.open.has(id)) this.keepAlive(transaction);
      else this.locks.release(transaction.owner);
    }
  }

  /** Forgets the transaction and releases its locks; unknown ids are ignored. */
  end(id: string): void {
    const transaction = this.open.get(id);
    if (!transaction) return;
    if (transaction.expiry) clearTimeout(transaction.expiry);
    this.open.delete(id);
    this.locks.release(transaction.owner);
  }

  endAll(): void {
    for (const id of [...this.open.keys()]) this.end(id);
  }

  private get(id: string): Transaction {
    const transaction = this.open.get(id);
    if (!transaction) {
      throw new StatusError(
        'INVALID_ARGUMENT',
        'The referenced transaction has expired or is no longer valid.',
      );
    }
    return transaction;
  }

  private keepAlive(transaction: Transaction): void {
    if (transaction.expiry) clearTimeout(transaction.expiry);
    transaction.expiry = setTimeout(() => this.end(transaction.id), this.idleMs).unref();
  }
}
