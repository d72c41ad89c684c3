import type { Fields, StoredDocument, Version } from '../engine/types';

/** Bounds the fields kept in memory, as bytes of their JSON; parsed they take about 1.4 times as much. */
const MAX_LOADED_BYTES = 200_000_000;

/** A saved document whose fields are read from the disk when somebody asks, and forgotten when room is needed. */
class ShelvedDocument implements StoredDocument {
  loaded: Fields | null = null;

  constructor(
    private readonly shelf: Shelf,
    readonly path: string,
    readonly createTime: Version,
    readonly updateTime: Version,
  ) {}

  get fields(): Fields {
    return this.loaded ?? this.shelf.load(this);
  }
}

/** Makes shelved documents and keeps count of what is loaded. */
export class Shelf {
  private readonly loaded = new Map<ShelvedDocument, number>();
  private bytes = 0;

  /** @param read the JSON of a document's fields, from the disk */
  constructor(
    private readonly read: (path: string) => string,
    private readonly maxBytes = MAX_LOADED_BYTES,
  ) {}

  place(path: string, createTime: Version, updateTime: Version): StoredDocument {
    return new ShelvedDocument(this, path, createTime, updateTime);
  }

  get isFull(): boolean {
    return this.bytes >= this.maxBytes;
  }

  load(document: ShelvedDocument): Fields {
    const fields = this.fill(document, this.read(document.path));
    for (const oldest of this.loaded.keys()) {
      if (this.bytes <= this.maxBytes) break;
      this.unload(oldest);
    }
    return fields;
  }

  /** Loads a document ahead of its use from the JSON of its fields. */
  preload(document: StoredDocument | null, json: string): void {
    if (document instanceof ShelvedDocument && !document.loaded) this.fill(document, json);
  }

  private fill(document: ShelvedDocument, json: string): Fields {
    const fields = JSON.parse(json) as Fields;
    document.loaded = fields;
    this.loaded.set(document, json.length);
    this.bytes += json.length;
    return fields;
  }

  /** Loads a document for good, before the disk's copy is replaced: whoever still holds it sees what it was. */
  keep(document: StoredDocument): void {
    if (!(document instanceof ShelvedDocument)) return;
    const fields = document.fields;
    this.unload(document);
    document.loaded = fields;
  }

  private unload(document: ShelvedDocument): void {
    document.loaded = null;
    this.bytes -= this.loaded.get(document) ?? 0;
    this.loaded.delete(document);
  }
}
