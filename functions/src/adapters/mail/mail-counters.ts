import type { DocumentReference } from 'firebase-admin/firestore';
import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import type { WithheldReason } from '@/lib/domain/mail/withheld-mail';
import { mailboxOf } from '@/lib/domain/mail/mailbox';
import {
  IN_OWN_WORDS,
  MAIL_BUDGETS,
  MAIL_CLASS,
  NEW_RECEIVERS,
  NEW_RECEIVER_SHARDS,
  OWN_WORDS,
  OWN_WORDS_OF_STORE,
  type WindowBudget,
  type Budget,
} from '@/functions/src/limits/mail-budgets';
import { digest } from '@/functions/src/adapters/tokens/digest';
import { isEstablishedStore, isVerifiedAddress, type VerifiedAddressDeps } from './verified-address';
import type { OutboxMail } from '@/functions/src/adapters/outbox/outbox';

export type Level = keyof Budget;

/** One document in which mails are counted. */
export interface Counter extends Budget {
  readonly ref: DocumentReference;
  /** Why a mail beyond it is withheld. */
  readonly reason: WithheldReason;
  /** Whether the larger budget applies; checked only where the smaller one is used up. */
  readonly isProved: () => Promise<boolean>;
  /** Levels at which the counter is full for every mail once it is full for one. */
  readonly fullForAll: readonly Level[];
  /** Counts only mails to mailboxes that got none this month. */
  readonly isForNewReceivers?: boolean;
}

export interface CounterDeps extends VerifiedAddressDeps {
  readonly now: () => number;
  readonly randomBelow: (limit: number) => number;
}

/** The counters of a mail; its mailbox's comes first. */
export function countersOf(
  deps: CounterDeps,
  { store, mail }: { readonly store: StoreId; readonly mail: OutboxMail },
): Counter[] {
  const { kind, to } = mail;
  const mailbox = mailboxOf(to);
  const mailClass = MAIL_CLASS[kind];
  const at = (...counted: readonly (string | number)[]) =>
    deps.db.doc(collections.mailCount(digest(counted)));
  const isProved = () => isVerifiedAddress(deps, store, mail);
  const isTrusted = () => isEstablishedStore(deps, store, deps.now());
  const ofMailbox: Counter = {
    ref: at(mailClass, mailbox),
    ...MAIL_BUDGETS[mailClass],
    reason: 'recipient',
    isProved,
    // Whether an order's address is proved depends on who ordered.
    fullForAll: mailClass === 'personal' ? ['proved'] : ['typed', 'proved'],
  };
  if (mailClass !== 'personal') return [ofMailbox];
  const ofNewReceivers: Counter = {
    ref: at('new-receivers', store, deps.randomBelow(NEW_RECEIVER_SHARDS)),
    typed: shardOf(NEW_RECEIVERS.typed),
    proved: shardOf(NEW_RECEIVERS.proved),
    reason: 'store',
    isProved: isTrusted,
    fullForAll: [],
    isForNewReceivers: true,
  };
  if (!IN_OWN_WORDS.includes(kind)) return [ofMailbox, ofNewReceivers];
  const ofWords: Counter = {
    ref: at('own-words', store, mailbox),
    ...OWN_WORDS,
    reason: 'recipient',
    isProved,
    fullForAll: ofMailbox.fullForAll,
  };
  const ofStore: Counter = {
    ref: at('own-words', store),
    ...OWN_WORDS_OF_STORE,
    reason: 'store',
    isProved: isTrusted,
    fullForAll: ['typed', 'proved'],
  };
  return [ofMailbox, ofNewReceivers, ofWords, ofStore];
}

const shardOf = ({ hour, day, month }: WindowBudget): WindowBudget => ({
  hour: Math.ceil(hour / NEW_RECEIVER_SHARDS),
  day: Math.ceil(day / NEW_RECEIVER_SHARDS),
  month: Math.ceil(month / NEW_RECEIVER_SHARDS),
});
