import { STATUS_CODES } from '../engine/status';
import { versionToTimestamp } from '../engine/values/timestamps';
import type { StatusError, StoredDocument, Version } from '../engine/types';
import type { WireQuery } from '../engine/queries/wire-query';
import { nameOf, toWireDocument } from '../transports/operations/wire-document';
import { TickCache } from './tick-cache';

/** google.firestore.v1.ListenRequest in JSON form. */
export interface ListenRequest {
  /** `projects/P/databases/D`, which each request repeats. */
  readonly database?: string;
  readonly addTarget?: AddTarget;
  readonly removeTarget?: number;
}
export interface AddTarget {
  readonly targetId?: number;
  readonly documents?: { readonly documents?: readonly string[] };
  readonly query?: { readonly parent?: string; readonly structuredQuery?: WireQuery };
  /** base64 */
  readonly resumeToken?: string;
  readonly readTime?: string;
}

interface GlobalSnapshot {
  readonly targetChange: { readonly resumeToken: string; readonly readTime: string };
}

/**
 * Builds google.firestore.v1.ListenResponse messages in JSON form for one database. Messages are shared
 * between the streams that send the same within a tick, so they must not be changed.
 */
export class ListenMessages {
  private readonly moments = new TickCache<Version, GlobalSnapshot>();
  private readonly changes = new TickCache<StoredDocument, Map<string, object>>();

  constructor(
    /** `projects/P/databases/D` */
    readonly database: string,
    private readonly epoch: string,
  ) {}

  nameOf(path: string): string {
    return nameOf(this.database, path);
  }

  targetChange(targetChangeType: 'ADD' | 'REMOVE' | 'RESET', targetId: number) {
    return { targetChange: { targetChangeType, targetIds: [targetId] } };
  }

  refused(targetId: number, { status, message }: StatusError) {
    const cause = { code: STATUS_CODES[status].grpc, message };
    return { targetChange: { targetChangeType: 'REMOVE', targetIds: [targetId], cause } };
  }

  current(targetId: number, version: Version) {
    const moment = this.globalSnapshot(version).targetChange;
    return { targetChange: { targetChangeType: 'CURRENT', targetIds: [targetId], ...moment } };
  }

  /** Only this message, which names no target, makes the SDK raise events. */
  globalSnapshot(version: Version) {
    return this.moments.get(version, () => {
      const resumeToken = Buffer.from(`${this.epoch}:${version}`).toString('base64');
      return { targetChange: { resumeToken, readTime: versionToTimestamp(version) } };
    });
  }

  documentChange(
    document: StoredDocument,
    targetIds: readonly number[],
    removedTargetIds: readonly number[],
  ) {
    const messages = this.changes.get(document, () => new Map());
    const key = `${targetIds}-${removedTargetIds}`;
    const message = messages.get(key) ?? {
      documentChange: {
        document: toWireDocument(this.database, document),
        ...(targetIds.length > 0 && { targetIds }),
        ...(removedTargetIds.length > 0 && { removedTargetIds }),
      },
    };
    messages.set(key, message);
    return message;
  }

  documentDelete(path: string, version: Version, removedTargetIds: readonly number[]) {
    return {
      documentDelete: {
        document: this.nameOf(path),
        readTime: versionToTimestamp(version),
        removedTargetIds,
      },
    };
  }
}
