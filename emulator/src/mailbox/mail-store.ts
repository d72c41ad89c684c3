import type { Records } from '../data-dir/records';
import { openArrivals, type Arrivals, type Arrived } from './arrivals';

export interface NewMail {
  readonly from: string;
  readonly to: readonly string[];
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  /** Mail servers drop what comes again under the same id; Auth's own mails have none. */
  readonly messageId?: string;
}
export type Mail = Arrived<NewMail>;

export interface MailStore extends Omit<Arrivals<NewMail>, 'list'> {
  /** Newest first; of one recipient if given. */
  list(to?: string): Mail[];
}

/** The last 500 mails. */
export function openMailStore(records: Records): MailStore {
  const mails = openArrivals<NewMail>(records, 'mail', ({ messageId, to }) =>
    messageId ? `${messageId} ${to.join(' ')}` : null,
  );
  return {
    ...mails,
    list(to) {
      const address = to?.toLowerCase();
      return mails
        .list()
        .filter((mail) => !address || mail.to.some((entry) => entry.toLowerCase() === address));
    },
  };
}
