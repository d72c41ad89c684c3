import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { parseWithheldMail, type WithheldMail } from '@/lib/domain/mail/withheld-mail';
import { watchQuery, type OnError, type Stop } from '@/lib/firestore/listeners';

const HELD_LIMIT = 50;
const HELD_ABOUT_LIMIT = 10;

/** The subject of a withheld mail. */
export type WithheldAbout = { readonly orderId: string } | { readonly requestId: string };

/** Listens to the latest withheld mails. */
export const watchWithheldMails = (
  store: StoreId,
  onNext: (mails: WithheldMail[]) => void,
  onError: OnError,
): Stop =>
  watchQuery(
    ({ collection, limit, orderBy, query }, db) =>
      query(collection(db, collections.heldMails(store)), orderBy('at', 'desc'), limit(HELD_LIMIT)),
    parseWithheldMail,
    onNext,
    onError,
  );

/** Listens to the withheld mails about one order or message. */
export function watchWithheldMailsAbout(
  store: StoreId,
  about: WithheldAbout,
  onNext: (mails: WithheldMail[]) => void,
  onError: OnError,
): Stop {
  const [field = '', id = ''] = Object.entries(about)[0] ?? [];
  return watchQuery(
    ({ collection, limit, query, where }, db) =>
      query(collection(db, collections.heldMails(store)), where(field, '==', id), limit(HELD_ABOUT_LIMIT)),
    parseWithheldMail,
    onNext,
    onError,
  );
}
