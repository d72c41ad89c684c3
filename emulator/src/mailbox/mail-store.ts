import type { Records } from '../data-dir/records';

const KEPT_MAILS = 500;

export interface NewMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
}
export interface Mail extends NewMail {
  readonly id: number;
  /** ISO 8601 */
  readonly receivedAt: string;
}

export interface MailStore {
  /** Returns when the mail is on disk. */
  add(mail: NewMail): Mail;
  /** Newest first; of one recipient if given. */
  list(to?: string): Mail[];
  get(id: number): Mail | undefined;
  onAdd(listener: () => void): () => void;
}

/** The last 500 mails. */
export function openMailStore(records: Records): MailStore {
  const mails = records.all<Mail>('mail').map(({ value }) => value);
  const listeners = new Set<() => void>();
  return {
    add(mail) {
      const added = { ...mail, id: (mails.at(-1)?.id ?? 0) + 1, receivedAt: new Date().toISOString() };
      const surplus = mails.slice(0, Math.max(0, mails.length + 1 - KEPT_MAILS));
      records.write([
        { kind: 'mail', id: recordId(added.id), value: added },
        ...surplus.map(({ id }) => ({ kind: 'mail', id: recordId(id), value: undefined })),
      ]);
      mails.splice(0, surplus.length);
      mails.push(added);
      for (const listener of listeners) listener();
      return added;
    },
    list(to) {
      const address = to?.toLowerCase();
      return mails
        .filter((mail) => !address || mail.to.some((entry) => entry.toLowerCase() === address))
        .reverse();
    },
    get: (id) => mails.find((mail) => mail.id === id),
    onAdd(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

/** Records come back in the order of their ids as text. */
function recordId(id: number): string {
  return String(id).padStart(12, '0');
}
