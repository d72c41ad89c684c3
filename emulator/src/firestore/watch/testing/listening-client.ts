import { STRANGER } from '../../engine/testing';
import type { Caller, StatusError } from '../../engine/types';
import type { WatchHub } from '../watch-hub';
import { WatchStream } from '../watch-stream';

export const PROJECT = 'demo';
export const ROOT = `projects/${PROJECT}/databases/(default)/documents`;

export interface Received {
  targetChange?: {
    targetChangeType?: string;
    targetIds?: number[];
    cause?: { code: number; message: string };
    resumeToken?: string;
    readTime?: string;
  };
  documentChange?: {
    document: { name: string; updateTime: string };
    targetIds?: number[];
    removedTargetIds?: number[];
  };
  documentDelete?: { document: string; readTime: string; removedTargetIds?: number[] };
  filter?: { targetId: number; count: number };
}

/** What a client would hold: a Listen stream in memory, with the documents each target shows. */
export class ListeningClient {
  readonly received: Received[] = [];
  readonly shown = new Map<number, Set<string>>();
  snapshots = 0;
  lastToken = '';
  failure: StatusError | null = null;
  private readonly stream: WatchStream;
  private readonly waiting: { isMet: () => boolean; resolve: () => void }[] = [];

  constructor(hub: WatchHub, caller: Caller = STRANGER) {
    this.stream = new WatchStream(hub, caller, {
      send: (message) => this.take(message as Received),
      fail: (error) => (this.failure = error),
    });
  }

  listenTo(targetId: number, structuredQuery: object, extra: object = {}): void {
    this.stream.receive({ addTarget: { targetId, query: { parent: ROOT, structuredQuery }, ...extra } });
  }

  listenToDocument(targetId: number, path: string, extra: object = {}): void {
    this.stream.receive({ addTarget: { targetId, documents: { documents: [`${ROOT}/${path}`] }, ...extra } });
  }

  /** A request as it comes over the wire. */
  send(request: object): void {
    this.stream.receive(request);
  }

  stopListening(targetId: number): void {
    this.stream.receive({ removeTarget: targetId });
  }

  close(): void {
    this.stream.close();
  }

  /** Resolves once the condition holds after some message. */
  until(isMet: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      this.waiting.push({ isMet, resolve });
      this.check();
    });
  }

  /** Resolves once a global snapshot came since the last summary. */
  nextSnapshot(): Promise<void> {
    return this.until(() => this.received.some(isGlobalSnapshot));
  }

  /** A short form of what came since the last call. */
  takeSummary(): string[] {
    return this.received.splice(0).map(summarise);
  }

  private take(message: Received): void {
    this.received.push(message);
    const { targetChange, documentChange, documentDelete } = message;
    if (targetChange?.resumeToken) this.lastToken = targetChange.resumeToken;
    if (isGlobalSnapshot(message)) this.snapshots += 1;
    for (const id of targetChange?.targetIds ?? []) {
      const isFresh = ['ADD', 'RESET', 'REMOVE'].includes(targetChange?.targetChangeType ?? '');
      if (isFresh) this.shown.set(id, new Set());
    }
    const name = documentChange?.document.name ?? documentDelete?.document ?? '';
    const path = name.slice(ROOT.length + 1);
    documentChange?.targetIds?.forEach((id) => this.shown.get(id)?.add(path));
    const left = documentChange?.removedTargetIds ?? documentDelete?.removedTargetIds ?? [];
    left.forEach((id) => this.shown.get(id)?.delete(path));
    this.check();
  }

  private check(): void {
    for (const entry of this.waiting.filter(({ isMet }) => isMet())) {
      this.waiting.splice(this.waiting.indexOf(entry), 1);
      entry.resolve();
    }
  }
}

const isGlobalSnapshot = ({ targetChange }: Received) =>
  targetChange !== undefined && !targetChange.targetIds;

function summarise({ targetChange, documentChange, documentDelete, filter }: Received): string {
  const short = (name: string) => name.slice(ROOT.length + 1);
  if (documentChange) {
    const { document, targetIds = [], removedTargetIds = [] } = documentChange;
    return `change ${short(document.name)} in [${[...targetIds].sort()}] out [${removedTargetIds}]`;
  }
  if (documentDelete)
    return `delete ${short(documentDelete.document)} out [${documentDelete.removedTargetIds}]`;
  if (filter) return `filter ${filter.targetId} of ${filter.count}`;
  const { targetChangeType = 'SNAPSHOT', targetIds = [], cause } = targetChange ?? {};
  return [targetChangeType, ...targetIds, ...(cause ? [`code ${cause.code}`] : [])].join(' ');
}
