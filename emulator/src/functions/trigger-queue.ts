import type { Commit, DocumentChange } from '../firestore/engine/types';
import { plainDocument, type TriggerEvent, type TriggerPattern } from '../workers/messages';

/** A function that takes its worker down with it is not called a third time. */
const ATTEMPTS = 2;
/** Commits kept while the functions are not up yet; older ones are left to the application's schedules. */
const KEPT_COMMITS = 10_000;

interface Waiting {
  readonly event: TriggerEvent;
  attempts: number;
}

/** Turns commits into events for the functions' worker and keeps each until the worker has handled it. */
export class TriggerQueue {
  private patterns: readonly TriggerPattern[] | null = null;
  private early: { readonly commit: Commit; readonly database: string }[] = [];
  private readonly waiting = new Map<string, Waiting>();

  constructor(private readonly post: (event: TriggerEvent) => void) {}

  onCommit(commit: Commit, database: string): void {
    if (this.patterns) this.enqueue(commit, database, this.patterns);
    else if (this.early.length < KEPT_COMMITS) this.early.push({ commit, database });
  }

  /** The worker is up with these triggers: it gets what an earlier one left unfinished, then what came meanwhile. */
  onReady(patterns: readonly TriggerPattern[]): void {
    this.patterns = patterns;
    for (const waiting of this.waiting.values()) this.send(waiting);
    for (const { commit, database } of this.early.splice(0)) this.enqueue(commit, database, patterns);
  }

  /** The worker is gone; commits are collected until the next one is ready. */
  onGone(): void {
    this.patterns = null;
  }

  onHandled(id: string): void {
    this.waiting.delete(id);
  }

  private enqueue({ version, changes }: Commit, database: string, all: readonly TriggerPattern[]): void {
    const patterns = all.filter((pattern) => pattern.database === database);
    for (const change of changes)
      for (const pattern of patterns) {
        if (!isOfKind(change, pattern.kind) || !fits(change.path, pattern.document)) continue;
        const event = {
          id: `${version}-${pattern.name}-${change.path}`,
          pattern,
          version,
          change: plain(change),
        };
        const waiting = { event, attempts: 0 };
        this.waiting.set(event.id, waiting);
        this.send(waiting);
      }
  }

  private send(waiting: Waiting): void {
    const { id, pattern, change } = waiting.event;
    if (waiting.attempts === ATTEMPTS) {
      this.waiting.delete(id);
      console.error(
        `${pattern.name} is not told of ${change.path} again: its functions ended ${ATTEMPTS} times meanwhile.`,
      );
      return;
    }
    waiting.attempts += 1;
    this.post(waiting.event);
  }
}

function plain({ path, before, after }: DocumentChange): DocumentChange {
  return { path, before: before && plainDocument(before), after: after && plainDocument(after) };
}

function isOfKind({ before, after }: DocumentChange, kind: TriggerPattern['kind']): boolean {
  if (kind === 'written') return true;
  if (!before) return kind === 'created';
  return kind === (after ? 'updated' : 'deleted');
}

function fits(path: string, pattern: string): boolean {
  const segments = path.split('/');
  const wanted = pattern.split('/');
  const rest = wanted.findIndex((segment) => /^\{.*=\*\*\}$/.test(segment));
  if (rest === -1 ? segments.length !== wanted.length : segments.length < wanted.length) return false;
  return wanted.every((segment, index) => segment.startsWith('{') || segment === segments[index]);
}
