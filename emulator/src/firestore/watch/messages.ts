import { STATUS_CODES } from '../engine/status';
import { versionToTimestamp } from '../engine/timestamps';
import type { StatusError, StoredDocument, Version } from '../engine/types';
import type { WireQuery } from '../engine/wire-query';
import { documentsRoot, toWireDocument } from '../transports/wire-document';

/** google.firestore.v1.ListenRequest in JSON form. */
export interface ListenRequest {
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

/** Builds google.firestore.v1.ListenResponse messages in JSON form for one project's database. */
export class ListenMessages {
  constructor(
    private readonly projectId: string,
    private readonly epoch: string,
  ) {}

  nameOf(path: string): string {
    return `${documentsRoot(this.projectId)}/${path}`;
  }

  targetChange(targetChangeType: 'ADD' | 'REMOVE' | 'RESET', targetId: number) {
    return { targetChange: { targetChangeType, targetIds: [targetId] } };
  }

  refused(targetId: number, { status, message }: StatusError) {
    const cause = { code: STATUS_CODES[status].grpc, message };
    return { targetChange: { targetChangeType: 'REMOVE', targetIds: [targetId], cause } };
  }

  current(targetId: number, version: Version) {
    return { targetChange: { targetChangeType: 'CURRENT', targetIds: [targetId], ...this.moment(version) } };
  }

  /** Only this message, which names no target, makes the SDK raise events. */
  globalSnapshot(version: Version) {
    return { targetChange: this.moment(version) };
  }

  documentChange(
    document: StoredDocument,
    targetIds: readonly number[],
    removedTargetIds: readonly number[],
  ) {
    return {
      documentChange: {
        document: toWireDocument(this.projectId, document),
        ...(targetIds.length > 0 && { targetIds }),
        ...(removedTargetIds.length > 0 && { removedTargetIds }),
      },
    };
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

  private moment(version: Version) {
    const resumeToken = Buffer.from(`${this.epoch}:${version}`).toString('base64');
    return { resumeToken, readTime: versionToTimestamp(version) };
  }
}
