import path from 'node:path';
import { type StorageEvents, StoredFile, StoredFileMetadata } from '../firebase-tools-parts';
import type { Records } from '../data-dir/records';
import type { BlobStore } from './blob-store';

interface ObjectRecord {
  readonly file: string;
  readonly metadata: unknown;
}

/** Keeps firebase-tools' table of objects and its image on disk in step; storage tells of each change as an event. */
export class ObjectRecords implements StorageEvents {
  readonly files = new Map<string, StoredFile>();
  private readonly changed = new Set<string>();

  constructor(
    private readonly records: Records,
    private readonly blobs: BlobStore,
  ) {
    for (const { id, value } of records.all<ObjectRecord>('object')) {
      const metadata = StoredFileMetadata.fromJSON(JSON.stringify(value.metadata), this);
      this.files.set(id, new StoredFile(metadata));
      blobs.adopt(id, value.file);
    }
    blobs.removeUnknown();
  }

  dispatch(_action: string, object: { readonly bucket: string; readonly name: string }): void {
    this.changed.add(path.join(object.bucket, object.name));
  }

  deleteAll(): void {
    for (const id of this.files.keys()) {
      this.blobs.deleteFile(id);
      this.changed.add(id);
    }
    this.files.clear();
  }

  /** Puts all changes since the last call on disk: bytes first, then the records that name them. */
  save(): void {
    if (this.changed.size === 0) return;
    this.records.write(Array.from(this.changed, (id) => ({ kind: 'object', id, value: this.durable(id) })));
    this.changed.clear();
    this.blobs.removeAbandoned();
  }

  private durable(id: string): ObjectRecord | undefined {
    const metadata = this.files.get(id)?.metadata;
    if (!metadata) return undefined;
    this.blobs.sync(id);
    return { file: this.blobs.fileOf(id), metadata: JSON.parse(StoredFileMetadata.toJSON(metadata)) };
  }
}
