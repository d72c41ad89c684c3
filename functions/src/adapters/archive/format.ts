import { createHash, type Hash } from 'node:crypto';
import { collections } from '@/lib/domain/collections';
import { fieldsOf, filledText, flag, text, type Fields } from '@/lib/domain/parse/fields';
import type { RestDocument } from './firestore-rest';

/** See docs/store-format.md. */
export const FORMAT = 'boards-store';
export const VERSION = 1;

interface Header {
  readonly format: typeof FORMAT;
  readonly version: typeof VERSION;
  readonly storeId: string;
}

/** A person who works for the store; the documents hold their rights. */
export interface ArchivedAccount {
  readonly uid: string;
  readonly email: string;
  readonly name: string;
  readonly emailVerified: boolean;
}

export interface ArchivedPicture {
  /** The path in the bucket, such as `stores/demo/products/p1/1.webp`. */
  readonly path: string;
  readonly contentType: string;
  readonly cacheControl: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly bytes: Buffer;
}

interface DocumentEntry {
  readonly kind: 'document';
  readonly document: RestDocument;
}

export type Entry =
  | DocumentEntry
  | { readonly kind: 'account'; readonly account: ArchivedAccount }
  | { readonly kind: 'picture'; readonly picture: ArchivedPicture };

export interface Summary {
  readonly documents: number;
  readonly accounts: number;
  readonly pictures: number;
  /** Hexadecimal hash of every line before the last. */
  readonly sha256: string;
}

/** Counts the entries of an archive and hashes its lines. */
export class Tally {
  private readonly hash: Hash = createHash('sha256');
  private readonly counts = { document: 0, account: 0, picture: 0 };

  add(line: string): void {
    this.hash.update(line).update('\n');
    const [, kind] = /^\{"(document|account|picture)":/.exec(line) ?? [];
    if (kind === 'document' || kind === 'account' || kind === 'picture') this.counts[kind] += 1;
  }

  get entries(): number {
    const { document, account, picture } = this.counts;
    return document + account + picture;
  }

  summary(): Summary {
    const { document, account, picture } = this.counts;
    const sha256 = this.hash.copy().digest('hex');
    return { documents: document, accounts: account, pictures: picture, sha256 };
  }
}

/** Escapes what JSON lets stand in a text, and what other readers of lines, such as Node's own, take for the end of one. */
const lineWith = (value: object): string =>
  JSON.stringify(value).replaceAll('\u2028', '\\u2028').replaceAll('\u2029', '\\u2029');

export function lineOf(entry: Entry): string {
  if (entry.kind === 'document') {
    const { path, fields } = entry.document;
    return lineWith({ document: path, fields: sorted(fields) });
  }
  if (entry.kind === 'account') return lineWith({ account: entry.account });
  const { path, bytes, metadata, ...described } = entry.picture;
  const data = bytes.toString('base64');
  return lineWith({ picture: path, ...described, metadata: sorted(metadata), data });
}

/** The lines of a store's archive, each with its line break; counts and hashes them in `tally`. */
export async function* linesOf(
  storeId: string,
  entries: AsyncIterable<Entry>,
  tally: Tally,
): AsyncGenerator<string> {
  const counted = (line: string) => {
    tally.add(line);
    return `${line}\n`;
  };
  const header: Header = { format: FORMAT, version: VERSION, storeId };
  yield counted(JSON.stringify(header));
  for await (const entry of entries) yield counted(lineOf(entry));
  yield `${JSON.stringify({ end: tally.summary() })}\n`;
}

/** Parses an entry from a line; null for the first line, the last one, and lines of unknown kind. */
export function entryOf(line: unknown): Entry | null {
  const { document, fields, account, picture, data, ...described } = fieldsOf(line);
  const [path, image] = [filledText(document), filledText(picture)];
  if (path) return { kind: 'document', document: { path, fields: fieldsOf(fields) } };
  if (account) return accountOf(fieldsOf(account));
  if (!image) return null;
  const contentType = text(described.contentType) ?? '';
  const cacheControl = text(described.cacheControl) ?? '';
  const texts = Object.entries(fieldsOf(described.metadata)).map(([name, value]) => [
    name,
    text(value) ?? '',
  ]);
  const metadata = Object.fromEntries(texts) as ArchivedPicture['metadata'];
  const bytes = Buffer.from(text(data) ?? '', 'base64');
  return { kind: 'picture', picture: { path: image, contentType, cacheControl, metadata, bytes } };
}

/** Whether the entry is the Stripe customer who pays the store's plan. */
export const isCustomer = (entry: Entry): entry is DocumentEntry =>
  entry.kind === 'document' && entry.document.path.startsWith(`${collections.billingCustomers()}/`);

function accountOf({ name, emailVerified, ...fields }: Fields): Entry | null {
  const [uid, email] = [filledText(fields.uid), filledText(fields.email)];
  if (!uid || !email) return null;
  const account = { uid, email, name: text(name) ?? '', emailVerified: flag(emailVerified) ?? false };
  return { kind: 'account', account };
}

/** The same value with sorted map keys, so that equal stores give equal files. */
function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(entries.map(([key, item]) => [key, sorted(item)]));
}
