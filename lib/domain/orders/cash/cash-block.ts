import { fieldsOf, filledText, millis, requiredIn, text } from '@/lib/domain/parse/fields';

const DAY_MS = 24 * 60 * 60 * 1000;

/** A block ends by itself: somebody's number becomes somebody else's. */
const MAX_BLOCK_DAYS = 365;

/** A phone from which a store takes no cash for a while. Times are milliseconds since the epoch. */
export interface CashBlock {
  /** Keyed digest of store and number. */
  readonly id: string;
  /** As E.164 where it is a number of a country, else as it was typed. */
  readonly phone: string;
  /** For the store's people alone. */
  readonly reason: string;
  readonly at: number;
  readonly until: number;
}

export const isBlockEnd = (until: number, now: number): boolean =>
  until > now && until <= now + MAX_BLOCK_DAYS * DAY_MS;

export const blocksAt = ({ until }: Pick<CashBlock, 'until'>, now: number): boolean => until > now;

/** A block from its stored document; until when is required (MalformedDocumentError). */
export function parseCashBlock(id: string, data: unknown): CashBlock {
  const fields = fieldsOf(data);
  const until = requiredIn(`cashBlocks/${id}`, fields)('until', millis);
  return {
    id,
    phone: filledText(fields.phone) ?? '',
    reason: text(fields.reason) ?? '',
    at: millis(fields.at) ?? 0,
    until,
  };
}
