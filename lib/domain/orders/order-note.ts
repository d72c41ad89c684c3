import { fieldsOf, filledText, millis, requiredIn, text } from '@/lib/domain/parse/fields';

/** A note of the store's people about an order; its shopper never sees it. */
export interface OrderNote {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** The uid of who wrote it. */
  readonly by: string;
  readonly byName: string;
  readonly text: string;
}

/** A note from its stored document; its text is required (MalformedDocumentError). */
export function parseOrderNote(id: string, data: unknown): OrderNote {
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
