import { StatusError } from '../types';

/** Transactions hold documents alone; plain commits share them among each other. */
export interface LockOwner {
  readonly exclusive: boolean;
  readonly held: Set<string>;
  readonly waitingFor: Set<string>;
}
interface Waiter {
  readonly owner: LockOwner;
  grant(): void;
  refuse(error: StatusError): void;
}
interface Lock {
  readonly holders: Set<LockOwner>;
  readonly queue: Waiter[];
}

const CONTENTION = 'Too much contention on these documents. Please try again.';

/** FIFO locks per document with deadlock detection: whoever would close a circle of waiters is ABORTED at once. */
export class DocumentLocks {
  private readonly locks = new Map<string, Lock>();

  constructor(private readonly waitTimeoutMs: number) {}

  newOwner(exclusive: boolean): LockOwner {
    return { exclusive, held: new Set(), waitingFor: new Set() };
  }

  /** Whether the owner could hold the document now without overtaking anybody. */
  isFree(path: string, owner: LockOwner): boolean {
    const lock = this.locks.get(path);
    return !lock || owner.held.has(path) || (lock.queue.length === 0 && compatible(lock, owner));
  }

  /** Holds all the documents at once, or none of them. */
  tryAcquireAll(paths: readonly string[], owner: LockOwner): boolean {
    if (!paths.every((path) => this.isFree(path, owner))) return false;
    for (const path of paths) this.hold(path, owner);
    return true;
  }

  /** Holds the document, at once or in turn. @throws StatusError ABORTED on a deadlock or after the wait's timeout. */
  async acquire(path: string, owner: LockOwner): Promise<void> {
    if (this.isFree(path, owner)) return this.hold(path, owner);
    if (this.wouldDeadlock(path, owner)) throw new StatusError('ABORTED', CONTENTION);
    await this.queueUp(path, owner);
  }

  /** Lets go of everything the owner holds; the next in each queue take over. */
  release(owner: LockOwner): void {
    const paths = [...owner.held];
    owner.held.clear();
    for (const path of paths) {
      this.locks.get(path)?.holders.delete(owner);
      this.grantNext(path);
    }
  }

  private hold(path: string, owner: LockOwner): void {
    const lock = this.lockOf(path);
    lock.holders.add(owner);
    owner.held.add(path);
  }

  private queueUp(path: string, owner: LockOwner): Promise<void> {
    const { queue } = this.lockOf(path);
    return new Promise((resolve, reject) => {
      const leave = (): void => {
        clearTimeout(timer);
        queue.splice(queue.indexOf(waiter), 1);
        owner.waitingFor.delete(path);
      };
      const waiter: Waiter = {
        owner,
        grant: () => (leave(), this.hold(path, owner), resolve()),
        refuse: (error) => (leave(), this.grantNext(path), reject(error)),
      };
      const timer = setTimeout(
        () => waiter.refuse(new StatusError('ABORTED', CONTENTION)),
        this.waitTimeoutMs,
      ).unref();
      queue.push(waiter);
      owner.waitingFor.add(path);
    });
  }

  private grantNext(path: string): void {
    const lock = this.locks.get(path);
    if (!lock) return;
    for (let next = lock.queue[0]; next && compatible(lock, next.owner); next = lock.queue[0]) next.grant();
    if (lock.holders.size === 0 && lock.queue.length === 0) this.locks.delete(path);
  }

  private lockOf(path: string): Lock {
    const lock = this.locks.get(path) ?? { holders: new Set(), queue: [] };
    this.locks.set(path, lock);
    return lock;
  }

  private wouldDeadlock(path: string, owner: LockOwner): boolean {
    const seen = new Set<LockOwner>();
    const reaches = (wanted: string): boolean => {
      const lock = this.locks.get(wanted);
      const ahead = lock ? [...lock.holders, ...lock.queue.map((waiter) => waiter.owner)] : [];
      return ahead.some((other) => {
        if (other === owner) return wanted !== path;
        if (seen.has(other)) return false;
        seen.add(other);
        return [...other.waitingFor].some(reaches);
      });
    };
    return reaches(path);
  }
}

const compatible = (lock: Lock, owner: LockOwner): boolean =>
  [...lock.holders].every((holder) => holder === owner || !(holder.exclusive || owner.exclusive));
