import { STORE_ROLES } from '@/lib/domain/account/store-user';
import {
  count,
  fieldsOf,
  flag,
  finite,
  listOf,
  millis,
  oneOf,
  requiredIn,
  text,
} from '@/lib/domain/parse/fields';
import { SUPPORT_ROLE } from '@/lib/domain/platform/support-access';
import { AUDIT_KINDS, type AuditKind } from './audit-kinds';
import { AUDIT_ACTIONS, OPERATOR_ACTIONS, type OperatorAction, type RecordedName } from './recorded-actions';

const AUDIT_CHANGES = ['created', 'changed', 'deleted'] as const;
export type AuditChange = (typeof AUDIT_CHANGES)[number];

/** A recorded value: never a list or map. */
export type AuditValue = string | number | boolean | null;

/** A changed field by its path, such as `variants.oak.price`; null where it has or had no value. */
export interface AuditedField {
  readonly field: string;
  readonly before: AuditValue;
  readonly after: AuditValue;
}

/** One thing that an action changed. */
export interface AuditedThing {
  readonly kind: AuditKind;
  readonly id: string;
  /** Its name; empty without one, or if the name identifies a shopper. */
  readonly name: string;
  readonly change: AuditChange;
  readonly fields: readonly AuditedField[];
  /** How many more fields changed than are listed. */
  readonly moreFields: number;
}

/** Who acts for a store: its people, an operator of the platform, or one whom an owner let in. */
const ACTOR_ROLES = [...STORE_ROLES, 'operator', SUPPORT_ROLE] as const;
type ActorRole = (typeof ACTOR_ROLES)[number];

/** Who acts. */
export interface AuditActor {
  readonly uid: string;
  /** The verified sign-in address; unlike a self-chosen name, it identifies the person. */
  readonly email: string;
  /** The name in the staff record at that time. */
  readonly name: string;
  readonly role: ActorRole;
}

/** An action by staff with what it changed; written once and never modified. */
export interface AuditEntry {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly at: number;
  readonly by: AuditActor;
  /** Null for an action that no longer exists. */
  readonly action: RecordedName | OperatorAction | null;
  /** The main kind of thing; an action may change other kinds too. */
  readonly kind: AuditKind;
  /** Finds the call in the functions' logs. */
  readonly requestId: string;
  readonly things: readonly AuditedThing[];
  /** How many more things changed than are listed. */
  readonly moreThings: number;
}

/** Parses a stored entry; throws without a time, an actor or a kind. */
export function parseAuditEntry(id: string, data: unknown): AuditEntry {
  const fields = fieldsOf(data);
  const need = requiredIn(`audit/${id}`, fields);
  return {
    id,
    at: need('at', millis),
    by: need('by', parseActor),
    action: oneOf([...AUDIT_ACTIONS, ...OPERATOR_ACTIONS], fields.action) ?? null,
    kind: need('kind', (value) => oneOf(AUDIT_KINDS, value)),
    requestId: text(fields.requestId) ?? '',
    things: listOf(fields.things, parseThing),
    moreThings: count(fields.moreThings) ?? 0,
  };
}

function parseActor(value: unknown): AuditActor | undefined {
  const { uid, email, name, role } = fieldsOf(value);
  const known = text(uid);
  return known
    ? {
        uid: known,
        email: text(email) ?? '',
        name: text(name) ?? '',
        role: oneOf(ACTOR_ROLES, role) ?? 'staff',
      }
    : undefined;
}

function parseThing(value: unknown): AuditedThing | undefined {
  const { kind, id, name, change, fields, moreFields } = fieldsOf(value);
  const [known, changed] = [oneOf(AUDIT_KINDS, kind), oneOf(AUDIT_CHANGES, change)];
  if (!known || !changed) return undefined;
  return {
    kind: known,
    id: text(id) ?? '',
    name: text(name) ?? '',
    change: changed,
    fields: listOf(fields, parseField),
    moreFields: count(moreFields) ?? 0,
  };
}

function parseField(value: unknown): AuditedField | undefined {
  const { field, before, after } = fieldsOf(value);
  const path = text(field);
  return path === undefined
    ? undefined
    : { field: path, before: auditValue(before), after: auditValue(after) };
}

const auditValue = (value: unknown): AuditValue => text(value) ?? finite(value) ?? flag(value) ?? null;
