import { fieldsOf, filledText, millis, requiredIn, text } from '@/lib/domain/parse/fields';

/** A staff note about an order or customer; customers never see it. */
export interface StaffNote {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** The author's uid. */
  readonly by: string;
  readonly byName: string;
  readonly text: string;
}

/** Parses a stored note; its text is required (MalformedDocumentError). */
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
