import type { StoreRole } from '@/lib/domain/account/store-user';
import { STORE_ROLES } from '@/lib/domain/account/store-user';
import { isLocale, type Locale } from '@/lib/domain/locale';
import { count, fieldsOf, filledText, millis, oneOf, requiredIn, text } from '@/lib/domain/parse/fields';

const DAY_MS = 24 * 60 * 60 * 1000;
export const INVITATION_LIFETIME_MS = 7 * DAY_MS;

const STATES = ['open', 'accepted', 'declined', 'withdrawn'] as const;
type State = (typeof STATES)[number];
/** The state that the owner sees; an open invitation expires on its own. */
export type InvitationState = State | 'expired';

/** What `stores/{s}/invitations/{id}` holds. Times in milliseconds since the epoch. */
export interface Invitation {
  readonly id: string;
  /** Lower case. */
  readonly email: string;
  readonly name: string;
  readonly role: StoreRole;
  readonly locale: Locale;
  /** Uid, empty for the operator who created the store. */
  readonly invitedBy: string;
  readonly invitedByName: string;
  readonly createdAt: number;
  readonly sentAt: number;
  readonly expiresAt: number;
  readonly state: State;
  /** How often it was sent; only the last link works. */
  readonly issue: number;
}

export function parseInvitation(id: string, data: unknown): Invitation {
  const fields = fieldsOf(data);
  const need = requiredIn(`invitations/${id}`, fields);
  return {
    id,
    email: need('email', filledText),
    name: text(fields.name) ?? '',
    role: need('role', (value) => oneOf(STORE_ROLES, value)),
    locale: isLocale(fields.locale) ? fields.locale : 'en',
    invitedBy: text(fields.invitedBy) ?? '',
    invitedByName: text(fields.invitedByName) ?? '',
    createdAt: millis(fields.createdAt) ?? 0,
    sentAt: millis(fields.sentAt) ?? 0,
    expiresAt: millis(fields.expiresAt) ?? 0,
    state: oneOf(STATES, fields.state) ?? 'withdrawn',
    issue: count(fields.issue) ?? 0,
  };
}

export const invitationState = (
  { state, expiresAt }: Pick<Invitation, 'state' | 'expiresAt'>,
  now: number,
): InvitationState => (state === 'open' && expiresAt <= now ? 'expired' : state);
