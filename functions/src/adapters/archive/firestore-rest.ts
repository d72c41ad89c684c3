import { setTimeout } from 'node:timers/promises';
import { fetchBounded } from '@/functions/src/adapters/network/fetch-bounded';

/** A document in Firestore's REST format: `fields` are typed values, unchanged by any SDK. */
export interface RestDocument {
  /** The path from the root of the database, such as `stores/demo/products/p1`. */
  readonly path: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

export interface RestSettings {
  /** Such as `https://firestore.googleapis.com`. */
  readonly origin: string;
  readonly projectId: string;
  readonly accessToken: () => Promise<string>;
}

/** Whole documents read at once and held in memory: up to a megabyte each, beside an instance's other calls. */
const PAGE = 20;
/** Paths read at once. */
const PATHS = 400;
/** Below Firestore's own limits of 500 writes and 10 MB. */
const WRITES = 400;
const BYTES = 8_000_000;
/** A page of the largest documents, whose JSON takes more than the megabyte that each may have. */
const BOUNDS = { timeoutMs: 5 * 60_000, mostBytes: 80 * 1024 * 1024 };
const ATTEMPTS = 6;
const FIRST_PAUSE_MS = 250;
const TRY_AGAIN = [409, 429, 500, 503];

interface Selection {
  readonly select?: { readonly fields: readonly { readonly fieldPath: string }[] };
  readonly from: readonly { collectionId?: string; allDescendants?: boolean }[];
  readonly where?: object;
}

/**
 * Reads and writes whole subtrees of Firestore over its REST API. The Admin SDK turns numbers into JavaScript's and reads a
 * subtree one collection at a time; here every type survives, and one query reads everything below a document.
 */
export class FirestoreRest {
  constructor(private readonly settings: RestSettings) {}

  private get root(): string {
    return `projects/${this.settings.projectId}/databases/(default)/documents`;
  }

  /** Null when there is no such document. */
  async get(path: string): Promise<RestDocument | null> {
    const response = await this.send('GET', `/${path}`);
    return response && this.documentOf(response);
  }

  /** Everything below a document, sorted by path, without the document itself. */
  below = (path: string) => this.query(`/${path}`, { from: [{ allDescendants: true }] });

  /** The paths of everything below a document, sorted, for who needs no content: to remove it, say. */
  async *pathsBelow(path: string): AsyncGenerator<string> {
    const selection = { select: { fields: [{ fieldPath: '__name__' }] }, from: [{ allDescendants: true }] };
    for await (const document of this.query(`/${path}`, selection, PATHS)) yield document.path;
  }

  /** The documents of a top-level collection whose field has this value. */
  where = (collectionId: string, field: string, value: string) =>
    this.query('', {
      from: [{ collectionId }],
      where: { fieldFilter: { field: { fieldPath: field }, op: 'EQUAL', value: { stringValue: value } } },
    });

  /** Writes whole documents in batches of the size that Firestore accepts. */
  async write(documents: AsyncIterable<RestDocument> | Iterable<RestDocument>): Promise<void> {
    let writes: object[] = [];
    let bytes = 0;
    const commit = async () => {
      if (writes.length) await this.send('POST', ':commit', { writes });
      [writes, bytes] = [[], 0];
    };
    for await (const { path, fields } of documents) {
      const write = { update: { name: `${this.root}/${path}`, fields } };
      const size = Buffer.byteLength(JSON.stringify(write));
      if (writes.length === WRITES || bytes + size > BYTES) await commit();
      writes.push(write);
      bytes += size;
    }
    await commit();
  }

  async delete(paths: readonly string[]): Promise<void> {
    for (let start = 0; start < paths.length; start += WRITES) {
      const part = paths.slice(start, start + WRITES);
      await this.send('POST', ':commit', {
        writes: part.map((path) => ({ delete: `${this.root}/${path}` })),
      });
    }
  }

  private async *query(parent: string, selection: Selection, page = PAGE): AsyncGenerator<RestDocument> {
    let last: string | undefined;
    for (;;) {
      const structuredQuery = {
        ...selection,
        orderBy: [{ field: { fieldPath: '__name__' }, direction: 'ASCENDING' }],
        limit: page,
        ...(last && { startAt: { values: [{ referenceValue: last }], before: false } }),
      };
      const answer = await this.send('POST', `${parent}:runQuery`, { structuredQuery });
      const rows = Array.isArray(answer) ? answer : [];
      const found = rows.flatMap(({ document }: { document?: object }) => document ?? []);
      const documents = found.map((document) => this.documentOf(document));
      yield* documents;
      if (documents.length < page) return;
      last = `${this.root}/${documents.at(-1)?.path ?? ''}`;
    }
  }

  private documentOf(document: object): RestDocument {
    const { name, fields = {} } = document as { name: string; fields?: RestDocument['fields'] };
    return { path: name.slice(this.root.length + 1), fields };
  }

  /** Null for 404. Retries a busy server; throws with the server's message for anything else. */
  private async send(method: 'GET' | 'POST', target: string, body?: object): Promise<object | null> {
    const { origin, accessToken } = this.settings;
    const url = `${origin}/v1/${this.root}${target.split('/').map(encodePath).join('/')}`;
    for (let attempt = 1; ; attempt += 1) {
      const { ok, status, text } = await fetchBounded(url, {
        ...BOUNDS,
        method,
        headers: { authorization: `Bearer ${await accessToken()}`, 'content-type': 'application/json' },
        ...(body && { body: JSON.stringify(body) }),
      });
      if (ok) return JSON.parse(text) as object;
      if (status === 404) return null;
      if (attempt === ATTEMPTS || !TRY_AGAIN.includes(status))
        throw new Error(`Firestore refused (${status}): ${text.slice(0, 300)}`);
      await setTimeout(FIRST_PAUSE_MS * 2 ** attempt);
    }
  }
}

/** Keeps colons, because a verb after a colon is not part of a document's id. */
const encodePath = (segment: string): string => encodeURIComponent(segment).replaceAll('%3A', ':');
