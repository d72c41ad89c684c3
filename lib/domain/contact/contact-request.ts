import { isLocale, type Locale } from '@/lib/domain/locale';
import { fieldsOf, filledText, listOf, millis, oneOf, requiredIn, text } from '@/lib/domain/parse/fields';
import { CONTACT_STATUSES, type ContactStatus } from './contact-status';

/** The store's reply by e-mail. */
export interface ContactReply {
  /** The key of the request that sent it (idempotency key). */
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** The uid of its author. */
  readonly by: string;
  readonly byName: string;
  readonly text: string;
}

/** A visitor's message to the store. */
export interface ContactRequest {
  readonly id: string;
  readonly fullName: string;
  readonly email: string;
  readonly comments: string;
  /** The language of the visitor's page, used for the reply. */
  readonly locale: Locale;
  readonly status: ContactStatus;
  /** Oldest first. */
  readonly replies: readonly ContactReply[];
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
}

/** Parses a stored message; its form's required fields are required (MalformedDocumentError). */
export function parseContactRequest(id: string, data: unknown): ContactRequest {
  const fields = fieldsOf(data);
  const need = requiredIn(`contactRequests/${id}`, fields);
  return {
    id,
    fullName: need('fullName', filledText),
    email: need('email', filledText),
    comments: need('comments', filledText),
    locale: isLocale(fields.locale) ? fields.locale : 'en',
    status: oneOf(CONTACT_STATUSES, fields.status) ?? 'new',
    replies: listOf(fields.replies, parseReply),
    createdAt: millis(fields.createdAt) ?? 0,
  };
}

function parseReply(value: unknown): ContactReply | undefined {
  const fields = fieldsOf(value);
  const [id, at, reply] = [filledText(fields.id), millis(fields.at), filledText(fields.text)];
  if (!id || at === undefined || !reply) return undefined;
  return { id, at, by: text(fields.by) ?? '', byName: text(fields.byName) ?? '', text: reply };
}
