import { fromWireTime, nameOf, type WireDocument } from '../firestore/transports/operations/wire-document';
import type { Engine, StoredDocument } from '../firestore/engine/types';

type Found = { readonly found: WireDocument } | { readonly missing: string };

/** Reads documents of another Firestore past its rules, over REST. */
export function foreignDocuments(host: string, projectId: string): Pick<Engine, 'getDocuments'> {
  const database = `projects/${projectId}/databases/(default)`;
  return {
    async getDocuments(paths) {
      const answer = await fetch(`http://${host}/v1/${database}/documents:batchGet`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: 'Bearer owner' },
        body: JSON.stringify({ documents: paths.map((path) => nameOf(database, path)) }),
      });
      if (!answer.ok) throw new Error(await answer.text());
      const found = new Map(
        ((await answer.json()) as Found[]).flatMap((one) =>
          'found' in one ? [[one.found.name, one.found] as const] : [],
        ),
      );
      const documents = paths.map((path) => storedOf(path, found.get(nameOf(database, path))));
      return { documents, readTime: Date.now() * 1_000 };
    },
  };
}

function storedOf(path: string, document: WireDocument | undefined): StoredDocument | null {
  if (!document) return null;
  const { fields, createTime, updateTime } = document;
  // An empty document has no `fields` in protobuf's JSON.
  const of = (time: string) => fromWireTime(time) ?? 0;
  return { path, fields: fields ?? {}, createTime: of(createTime), updateTime: of(updateTime) };
}
