/** Where a mail lies in the outbox. */
export interface MailReference {
  readonly store: string;
  readonly entry: string;
}

/** Names the entry of the outbox, so that what a mail service reports about a mail finds it. */
export const messageIdOf = ({ store, entry }: MailReference, host: string): string =>
  `<${store}/${entry}@${host}>`;

const OURS = /^<?([\w-]{1,128})\/([\w-]{1,256})@[^@\s>]+>?$/;

/** Null for a message of somebody else's. */
export function mailReferenceOf(messageId: string): MailReference | null {
  const [, store, entry] = OURS.exec(messageId.trim()) ?? [];
  return store && entry ? { store, entry } : null;
}
