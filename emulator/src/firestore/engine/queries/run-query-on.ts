import { pickFields } from '../values/field-path';
import { compareDocuments } from '../indexes/order-key';
import type { Query, StoredDocument } from '../types';
import { matchesQuery } from './match';

/** The query's result over any documents, in order, with offset, limit and projection; no index needed. */
export function runQueryOn(documents: Iterable<StoredDocument>, query: Query): StoredDocument[] {
  const found: StoredDocument[] = [];
  for (const document of documents) if (matchesQuery(query, document)) found.push(document);
  found.sort(compareDocuments(query));
  const end = query.limit === null ? undefined : query.offset + query.limit;
  return found.slice(query.offset, end).map((document) => project(document, query.select));
}

/** The document with only the selected fields. */
export function project(document: StoredDocument, select: Query['select']): StoredDocument {
  if (select === null) return document;
  const { path, createTime, updateTime } = document;
  const fields = pickFields(
    document.fields,
    select.filter((field) => field !== '__name__'),
  );
  return { path, createTime, updateTime, fields };
}
