import { timestampToVersion, versionToTimestamp } from '../../engine/values/timestamps';
import type { Fields, StoredDocument, Version, WriteResult } from '../../engine/types';

/** google.firestore.v1.Document in JSON form. */
export interface WireDocument {
  name: string;
  fields: Fields;
  createTime: string;
  updateTime: string;
}
interface WireWriteResult {
  updateTime?: string;
  transformResults?: WriteResult['transformResults'];
}

/** The full name of a document in a database (`projects/P/databases/D`). */
export const nameOf = (database: string, path: string): string => `${database}/documents/${path}`;

export function toWireDocument(database: string, document: StoredDocument): WireDocument {
  return {
    name: nameOf(database, document.path),
    fields: document.fields,
    createTime: versionToTimestamp(document.createTime),
    updateTime: versionToTimestamp(document.updateTime),
  };
}

/** A delete's result is `{}`; `transformResults` has one value per transform. */
export function toWireWriteResult({ updateTime, transformResults }: WriteResult): WireWriteResult {
  return {
    ...(updateTime === undefined ? {} : { updateTime: versionToTimestamp(updateTime) }),
    ...(transformResults?.length ? { transformResults } : {}),
  };
}

export const toWireCommit = (answer: {
  version: Version;
  results: readonly WriteResult[];
}): { writeResults: WireWriteResult[]; commitTime: string } => ({
  writeResults: answer.results.map(toWireWriteResult),
  commitTime: versionToTimestamp(answer.version),
});

export const fromWireTime = (time: string | undefined): Version | undefined =>
  time === undefined ? undefined : timestampToVersion(time);
