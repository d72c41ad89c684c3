import { assertDocumentPath, idOf } from '../firestore/engine/names';
import { normaliseQuery } from '../firestore/engine/queries/normalise-query';
import { StatusError, type Caller, type Engine, type Fields, type Version } from '../firestore/engine/types';

/** What lies at one place of the database. */
export interface Place {
  /** `''` for the root, else a collection's or a document's path. */
  readonly path: string;
  /** Of a document; null for a collection, and for a document that only has others below it. */
  readonly document: {
    readonly fields: Fields;
    readonly createTime: Version;
    readonly updateTime: Version;
  } | null;
  /** Ids of the collections below a document or the root. */
  readonly collections: readonly string[];
  /** Ids of a collection's documents, a page of them. */
  readonly documents: readonly string[];
  /** Where the next page begins; null on the last. */
  readonly next: number | null;
}

const PAGE = 50;
/** Without a spender: looking costs nothing. */
const ADMIN: Caller = { kind: 'admin' };

/** Looks at a place past the rules. @throws StatusError for what is no path */
export async function browse(engine: Engine, path: string, from: number): Promise<Place> {
  const nothing = { path, document: null, collections: [], documents: [], next: null };
  if (path === '') return { ...nothing, collections: engine.listCollectionIds('') };
  const segments = path.split('/');
  if (segments.includes('')) throw new StatusError('INVALID_ARGUMENT', `"${path}" is no path.`);
  if (segments.length % 2 === 0) {
    assertDocumentPath(path);
    const [document = null] = (await engine.getDocuments([path], ADMIN)).documents;
    const shown = document && {
      fields: document.fields,
      createTime: document.createTime,
      updateTime: document.updateTime,
    };
    return { ...nothing, document: shown, collections: engine.listCollectionIds(path) };
  }
  const found = await idsIn(engine, path, from);
  const missing = from === 0 ? engine.listMissingDocuments(path).map(idOf) : [];
  const documents = [...missing.slice(0, PAGE), ...found.slice(0, PAGE)];
  return { ...nothing, documents, next: found.length > PAGE ? from + PAGE : null };
}

/** One more than a page, to know whether there is another. */
async function idsIn(engine: Engine, path: string, from: number): Promise<string[]> {
  const query = normaliseQuery({
    parent: path.split('/').slice(0, -1).join('/'),
    structuredQuery: { from: [{ collectionId: idOf(path) }], offset: from, limit: PAGE + 1 },
  });
  return (await engine.runQuery(query, ADMIN)).documents.map((document) => idOf(document.path));
}
