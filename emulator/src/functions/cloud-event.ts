import type { IncomingHttpHeaders } from 'node:http';
import type { StoredDocument, Version } from '../firestore/engine/types';
import type { TriggerEvent } from '../workers/messages';

/** The CloudEvent that Eventarc would deliver for a change, its documents in JSON form. */
export function cloudEvent({ id, pattern, version, change }: TriggerEvent, projectId: string) {
  const database = `projects/${projectId}/databases/${pattern.database}`;
  return {
    specversion: '1.0',
    id,
    type: `google.cloud.firestore.document.v1.${pattern.kind}`,
    source: `//firestore.googleapis.com/${database}`,
    subject: `documents/${change.path}`,
    time: isoTime(version),
    datacontenttype: 'application/json',
    location: 'local',
    project: projectId,
    database: pattern.database,
    namespace: '(default)',
    document: change.path,
    data: { value: wireDocument(change.after, database), oldValue: wireDocument(change.before, database) },
  };
}

function wireDocument(document: StoredDocument | null, database: string) {
  if (!document) return undefined;
  return {
    name: `${database}/documents/${document.path}`,
    fields: document.fields,
    createTime: isoTime(document.createTime),
    updateTime: isoTime(document.updateTime),
  };
}

/** Microseconds since the epoch as RFC 3339 with six decimals. */
function isoTime(version: Version): string {
  const micros = String(version % 1_000_000).padStart(6, '0');
  return new Date(version / 1_000).toISOString().replace(/\.\d{3}Z$/, `.${micros}Z`);
}

/** The CloudEvent of a request in HTTP's binary mode; Google's emulator sends its protobuf message in base64. */
export function foreignCloudEvent(headers: IncomingHttpHeaders, body: string) {
  const attributes = Object.entries(headers)
    .filter(([name]) => name.startsWith('ce-'))
    .map(([name, value]) => [name.slice('ce-'.length), value]);
  return {
    ...(Object.fromEntries(attributes) as Record<string, string>),
    data: Buffer.from(body, 'base64'),
  };
}
