import { fieldsOf } from '@/lib/domain/parse/fields';
import type { AuditedThing } from './audit-entry';
import { auditedAt } from './audited-documents';
import { differencesOf } from './differences';

/** A document of any collection before and after a transaction; null where there was or is none. */
export interface WrittenDocument {
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
}

/** Keeps an entry well below the 1 MiB limit of a document. */
const MOST_THINGS = 25;
const MOST_FIELDS = 200;

/** The audited things that a transaction changed. */
export function thingsOf(written: readonly WrittenDocument[]): {
  readonly things: AuditedThing[];
  readonly moreThings: number;
} {
  const things = written.flatMap(thingOf);
  let left = MOST_FIELDS;
  const listed = things.slice(0, MOST_THINGS).map((thing) => {
    const fields = thing.fields.slice(0, left);
    left -= fields.length;
    return { ...thing, fields, moreFields: thing.fields.length - fields.length };
  });
  return { things: listed, moreThings: things.length - listed.length };
}

function thingOf({ path, before, after }: WrittenDocument): AuditedThing[] {
  const audited = auditedAt(path);
  if (!audited || (before === null && after === null)) return [];
  const seen = (version: unknown) => (version === null ? null : audited.view(fieldsOf(version)));
  const fields = differencesOf(seen(before), seen(after));
  const change = before === null ? 'created' : after === null ? 'deleted' : 'changed';
  if (change === 'changed' && fields.length === 0) return [];
  const name = audited.name(fieldsOf(after ?? before));
  return [{ kind: audited.kind, id: audited.id, name, change, fields, moreFields: 0 }];
}
