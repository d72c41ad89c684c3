import { fieldsOf, filledText, millis, oneOf, requiredIn } from '@/lib/domain/parse/fields';
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

/** Parses the stored document; throws MalformedDocumentError without a reason and a time. */
export function parseSuspension(data: unknown): Suspension {
  const fields = fieldsOf(data);
  const need = requiredIn('private/suspension', fields);
  return {
    reason: need('reason', filledText),
    at: need('at', millis),
    before: oneOf(HOST_STATES, fields.before) === 'closed' ? 'closed' : 'open',
  };
}
