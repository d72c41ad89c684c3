import { storeId, type StoreId } from '@/lib/domain/ids';
import { count, fieldsOf, filledText, flag, millis, oneOf, requiredIn } from '@/lib/domain/parse/fields';

/** From acceptance: how long any present owner can cancel it. */
export const HANDOVER_MS = 3 * 24 * 60 * 60 * 1000;

/**
 * `asked`: the invitation waits; `accepted`: the successor is in the staff, and the waiting period runs; `done`: the roles have
 * changed, and claims, plan and mails may still be left to do.
 */
const HANDOVER_STATES = ['asked', 'accepted', 'done'] as const;

/** `storeHandovers/{store}`: an owner hands the store over to somebody else. Times in milliseconds since the epoch. */
export interface StoreHandover {
  readonly storeId: StoreId;
  readonly state: (typeof HANDOVER_STATES)[number];
  /** The owner who hands it over: uid and address. */
  readonly from: string;
  readonly fromEmail: string;
  /** The successor's address, lower case. */
  readonly email: string;
  /** Which of the invitations to that address it is; 0 in documents from before it was stored. */
  readonly issue: number;
  /** The successor's uid, empty before they accept. */
  readonly to: string;
  /** Whether the one who hands it over stays in the staff. */
  readonly stays: boolean;
  /** Whether the successor worked here before, and so keeps that if it is cancelled. */
  readonly wasStaff: boolean;
  /** When the roles change; 0 before the successor accepts. */
  readonly endsAt: number;
}

/** Parses the stored document; throws MalformedDocumentError without its people. */
export function parseStoreHandover(id: string, data: unknown): StoreHandover {
  const fields = fieldsOf(data);
  const need = requiredIn(`storeHandovers/${id}`, fields);
  return {
    storeId: storeId(id),
    state: need('state', (value) => oneOf(HANDOVER_STATES, value)),
    from: need('from', filledText),
    fromEmail: need('fromEmail', filledText),
    email: need('email', filledText),
    issue: count(fields.issue) ?? 0,
    to: filledText(fields.to) ?? '',
    stays: flag(fields.stays) ?? false,
    wasStaff: flag(fields.wasStaff) ?? false,
    endsAt: millis(fields.endsAt) ?? 0,
  };
}
