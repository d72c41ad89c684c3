import { randomUUID } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type { BlobPersistence } from '../firebase-tools-parts';

/**
 * The bytes of objects, each in a file of a random name that is never overwritten: until the records on disk name the
 * new file, the old one stays, so a kill at any moment leaves one whole object.
 */
export class BlobStore implements BlobPersistence {
  private readonly files = new Map<string, string>();
  private abandoned: string[] = [];

  constructor(readonly dirPath: string) {
    fs.mkdirSync(dirPath, { recursive: true });
  }

  appendBytes(name: string, bytes: Uint8Array): void {
    const file = this.files.get(name) ?? randomUUID();
    this.files.set(name, file);
    fs.appendFileSync(path.join(this.dirPath, file), bytes);
  }

  readBytes(name: string, size: number, offset = 0): Buffer {
    const handle = fs.openSync(this.pathOf(name), 'r');
    try {
      const bytes = Buffer.alloc(size);
      return bytes.subarray(0, fs.readSync(handle, bytes, 0, size, Math.max(0, offset)));
    } finally {
      fs.closeSync(handle);
    }
  }

  deleteFile(name: string, failSilently = false): void {
    const file = this.files.get(name);
    if (file) this.abandoned.push(file);
    else if (!failSilently) throw new Error(`There is no stored file ${name}.`);
    this.files.delete(name);
  }

  renameFile(oldName: string, newName: string): void {
    this.adopt(newName, this.fileOf(oldName));
    this.files.delete(oldName);
  }

  /** Says that the bytes of `name` are in this file. */
  adopt(name: string, file: string): void {
    this.files.set(name, file);
  }

  fileOf(name: string): string {
    const file = this.files.get(name);
    if (file) return file;
    throw new Error(`There is no stored file ${name}.`);
  }

  /** Returns when the bytes of `name` are on disk. */
  sync(name: string): void {
    const handle = fs.openSync(this.pathOf(name), 'r+');
    fs.fsyncSync(handle);
    fs.closeSync(handle);
  }

  /** Frees what deleted and replaced objects held; to be called once no record on disk names it. */
  removeAbandoned(): void {
    for (const file of this.abandoned.splice(0)) fs.rmSync(path.join(this.dirPath, file), { force: true });
  }

  /** Frees the remains of uploads that a kill cut off. */
  removeUnknown(): void {
    const known = new Set(this.files.values());
    this.abandoned = fs.readdirSync(this.dirPath).filter((file) => !known.has(file));
    this.removeAbandoned();
  }

  private pathOf(name: string): string {
    return path.join(this.dirPath, this.fileOf(name));
  }
}
