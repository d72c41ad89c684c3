import { STORE_ID, storeId, type StoreId } from '@/lib/domain/ids';
import { fieldsOf, oneOf, text } from '@/lib/domain/parse/fields';
import { normalHost } from './normal-host';

/** `platform`: a name below the platform's own host; `custom`: a domain that the store proved to be its own. */
const DOMAIN_KINDS = ['platform', 'custom'] as const;

/** What the host shows: nothing of the shop, that it is closed, or the shop. From the strictest to the mildest. */
export const HOST_STATES = ['suspended', 'closed', 'open'] as const;

/** `domains/{host}`: which store the host belongs to. Nothing else decides that. */
export interface DomainRecord {
  readonly storeId: StoreId;
  readonly kind: (typeof DOMAIN_KINDS)[number];
  readonly state: (typeof HOST_STATES)[number];
  /** The canonical host, which has no `redirectTo` itself; null for the canonical one. */
  readonly redirectTo: string | null;
}

/** Parses the stored document; null without a valid one. */
export function parseDomainRecord(data: unknown): DomainRecord | null {
  const fields = fieldsOf(data);
  const id = text(fields.storeId) ?? '';
  const [kind, state] = [oneOf(DOMAIN_KINDS, fields.kind), oneOf(HOST_STATES, fields.state)];
  if (!STORE_ID.test(id) || !kind || !state) return null;
  return { storeId: storeId(id), kind, state, redirectTo: normalHost(fields.redirectTo) };
}
