import { fieldsOf, filledText, millis, requiredIn, text } from '@/lib/domain/parse/fields';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Blocks expire, because phone numbers change owners. */
const MAX_BLOCK_DAYS = 365;

/** A phone that temporarily cannot pay in cash. Times are milliseconds since the epoch. */
export interface CashBlock {
  /** Keyed digest of store and number. */
  readonly id: string;
  /** In E.164 if it is a valid number, else as typed. */
  readonly phone: string;
  /** Staff only. */
  readonly reason: string;
  readonly at: number;
  readonly until: number;
}

export const isBlockEnd = (until: number, now: number): boolean =>
  until > now && until <= now + MAX_BLOCK_DAYS * DAY_MS;

export const blocksAt = ({ until }: Pick<CashBlock, 'until'>, now: number): boolean => until > now;

/** Parses a stored block; its end is required (MalformedDocumentError). */
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
