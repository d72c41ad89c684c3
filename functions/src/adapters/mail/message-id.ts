/** Identifies a mail's outbox entry. */
export interface MailReference {
  readonly store: string;
  readonly entry: string;
}

/** A Message-ID that names the outbox entry, so that a mail service's report leads to it. */
export const messageIdOf = ({ store, entry }: MailReference, host: string): string =>
  `<${store}/${entry}@${host}>`;

const OURS = /^<?([\w-]{1,128})\/([\w-]{1,256})@[^@\s>]+>?$/;

/** Null for a message that the platform did not send. */
export function mailReferenceOf(messageId: string): MailReference | null {
  const [, store, entry] = OURS.exec(messageId.trim()) ?? [];
  return store && entry ? { store, entry } : null;
}
