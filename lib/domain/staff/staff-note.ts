import { fieldsOf, filledText, millis, requiredIn, text } from '@/lib/domain/parse/fields';

/** A note of the store's people about an order or a customer; who it is about never sees it. */
export interface StaffNote {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** The uid of who wrote it. */
  readonly by: string;
  readonly byName: string;
  readonly text: string;
}

/** A note from its stored document; its text is required (MalformedDocumentError). */
export function parseStaffNote(id: string, data: unknown): StaffNote {
  const fields = fieldsOf(data);
  const need = requiredIn(`notes/${id}`, fields);
  return {
    id,
    at: millis(fields.at) ?? 0,
    by: text(fields.by) ?? '',
    byName: text(fields.byName) ?? '',
    text: need('text', filledText),
  };
}
