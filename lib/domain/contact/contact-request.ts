import { isLocale, type Locale } from '@/lib/domain/locale';
import { fieldsOf, filledText, millis, requiredIn } from '@/lib/domain/parse/fields';

/** A message that a visitor left for the store. */
export interface ContactRequest {
  readonly id: string;
  readonly fullName: string;
  readonly email: string;
  readonly comments: string;
  /** The language in which its writer saw the shop, and expects the answer. */
  readonly locale: Locale;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
}

/** A message from its stored document; what its writer had to fill in is required (MalformedDocumentError). */
export function parseContactRequest(id: string, data: unknown): ContactRequest {
  const fields = fieldsOf(data);
  const need = requiredIn(`contactRequests/${id}`, fields);
  return {
    id,
    fullName: need('fullName', filledText),
    email: need('email', filledText),
    comments: need('comments', filledText),
    locale: isLocale(fields.locale) ? fields.locale : 'en',
    createdAt: millis(fields.createdAt) ?? 0,
  };
}
