import { fieldsOf, filledText, millis, oneOf } from '@/lib/domain/parse/fields';
import { HOST_STATES, type DomainRecord } from '@/lib/domain/tenancy/domain-record';

export const SUSPENSION_REASON_MAX = 500;

/** Why a store is suspended, in `storeSetting/{store}/private/suspension`; its people read it. */
export interface Suspension {
  readonly reason: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  /** What the store's hosts showed before, and show again afterwards. */
  readonly before: Exclude<DomainRecord['state'], 'suspended'>;
}

/** Parses the stored document; null without one. */
export function parseSuspension(data: unknown): Suspension | null {
  const fields = fieldsOf(data);
  const [reason, at] = [filledText(fields.reason), millis(fields.at)];
  if (!reason || at === undefined) return null;
  const before = oneOf(HOST_STATES, fields.before);
  return { reason, at, before: before === 'closed' ? 'closed' : 'open' };
}
