import type { Fields, StoredDocument, Version } from '../engine/types';

/** Bounds the fields kept in memory, as characters of their JSON; parsed they take about as many bytes. */
const MAX_LOADED_CHARACTERS = 48_000_000;

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
  private characters = 0;

  /** @param read the JSON of a document's fields, from the disk */
  constructor(
    private readonly read: (path: string) => string,
    private readonly maxCharacters = MAX_LOADED_CHARACTERS,
  ) {}

  place(path: string, createTime: Version, updateTime: Version): StoredDocument {
    return new ShelvedDocument(this, path, createTime, updateTime);
  }

  /** False for a document whose newest content is not on the disk yet. */
  holds(document: StoredDocument): boolean {
    return document instanceof ShelvedDocument;
  }

  load(document: ShelvedDocument): Fields {
    const json = this.read(document.path);
    const fields = JSON.parse(json) as Fields;
    document.loaded = fields;
    this.loaded.set(document, json.length);
    this.characters += json.length;
    for (const oldest of this.loaded.keys()) {
      if (this.characters <= this.maxCharacters) break;
      this.unload(oldest);
    }
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
    this.characters -= this.loaded.get(document) ?? 0;
    this.loaded.delete(document);
  }
}
