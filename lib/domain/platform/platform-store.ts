import { normalizeForSearch } from '@/lib/domain/catalogue/search/normalize-for-search';
import type { LocalizedText } from '@/lib/domain/locale';
import {
  count,
  fieldsOf,
  filledText,
  listOf,
  localizedText,
  millis,
  oneOf,
  text,
} from '@/lib/domain/parse/fields';
import { QUOTA_NAMES, type QuotaName } from '@/lib/domain/quotas/quotas';
import { PLAN_STATES, type PlanState } from '@/lib/domain/subscription/subscription';
import { HOST_STATES, type DomainRecord } from '@/lib/domain/tenancy/domain-record';

export type StoreState = DomainRecord['state'];

const HIT_LEVELS = ['near', 'full'] as const;

/** A quota of the plan that the store has nearly or wholly used. */
export interface LimitHit {
  readonly quota: QuotaName;
  readonly level: (typeof HIT_LEVELS)[number];
}

/** The plan of a store as operators see it. */
export interface PlatformPlan {
  readonly name: LocalizedText;
  readonly state: PlanState;
  /** When the paid or trial period ends, milliseconds since the epoch. */
  readonly until: number;
}

/**
 * What the console shows of a store, in `platformStores/{store}`. Counted by a schedule (`surveyStores`), so figures are as old
 * as `countedAt`; its state changes with its hosts.
 */
export interface PlatformStore {
  readonly id: string;
  readonly name: LocalizedText;
  /** The canonical one first. */
  readonly hosts: readonly string[];
  /** The address of its site; empty without one. */
  readonly site: string;
  readonly state: StoreState;
  readonly owners: readonly string[];
  readonly staff: number;
  readonly plan: PlatformPlan | null;
  /** Milliseconds since the epoch. */
  readonly openedAt: number;
  /** Orders of the last 30 days of the store's calendar, without cancelled ones. */
  readonly orders: number;
  /** Null while none was placed in those days and the days before are unknown. */
  readonly lastOrderDay: string | null;
  readonly products: number;
  /** Bytes of its pictures. */
  readonly storage: number;
  /** Mails of the last 30 days that were sent. */
  readonly mails: number;
  /** Mails of the last 30 days that a limit held back. */
  readonly heldMails: number;
  /** Documents that the site's servers read for it in the last 30 days; those that browsers read are not among them. */
  readonly reads: number;
  /** What rate limits refused in the last 30 days. */
  readonly refusals: number;
  /** What its plan refused, ever. */
  readonly planRefusals: number;
  /** The quotas of its plan that are nearly or wholly used. */
  readonly limits: readonly LimitHit[];
  /** When it was counted, milliseconds since the epoch; 0 for a store that waits for its first count. */
  readonly countedAt: number;
}

/** What lists sort by. */
export const STORE_SORTS = [
  'openedAt',
  'sortName',
  'orders',
  'products',
  'storage',
  'mails',
  'reads',
  'refusals',
] as const;
export type StoreSort = (typeof STORE_SORTS)[number];

/** Parses the stored document; everything has a value, because a new store's is written before it is counted. */
export function parsePlatformStore(id: string, data: unknown): PlatformStore {
  const fields = fieldsOf(data);
  return {
    id,
    name: localizedText(fields.name),
    hosts: listOf(fields.hosts, filledText),
    site: text(fields.site) ?? '',
    state: oneOf(HOST_STATES, fields.state) ?? 'open',
    owners: listOf(fields.owners, filledText),
    staff: count(fields.staff) ?? 0,
    plan: parsePlan(fields.plan),
    openedAt: millis(fields.openedAt) ?? 0,
    orders: count(fields.orders) ?? 0,
    lastOrderDay: filledText(fields.lastOrderDay) ?? null,
    products: count(fields.products) ?? 0,
    storage: count(fields.storage) ?? 0,
    mails: count(fields.mails) ?? 0,
    heldMails: count(fields.heldMails) ?? 0,
    reads: count(fields.reads) ?? 0,
    refusals: count(fields.refusals) ?? 0,
    planRefusals: count(fields.planRefusals) ?? 0,
    limits: listOf(fields.limits, parseLimit),
    countedAt: millis(fields.countedAt) ?? 0,
  };
}

function parseLimit(value: unknown): LimitHit | undefined {
  const fields = fieldsOf(value);
  const [quota, level] = [oneOf(QUOTA_NAMES, fields.quota), oneOf(HIT_LEVELS, fields.level)];
  return quota && level ? { quota, level } : undefined;
}

function parsePlan(value: unknown): PlatformPlan | null {
  const fields = fieldsOf(value);
  const [state, until] = [oneOf(PLAN_STATES, fields.state), millis(fields.until)];
  return state && until !== undefined ? { name: localizedText(fields.name), state, until } : null;
}

/** Bounds on the words by which a store is found: Firestore indexes each. */
const LONGEST_START = 30;
const MOST_TOKENS = 400;

const startsOf = (word: string): string[] =>
  Array.from({ length: Math.min(word.length, LONGEST_START) }, (_, index) => word.slice(0, index + 1));

/** Every beginning of its names, of their words, and of its hosts, owners' addresses and id. */
export function storeWords({
  id,
  name,
  hosts,
  owners,
}: Pick<PlatformStore, 'id' | 'name' | 'hosts' | 'owners'>): string[] {
  const names = [name.en, name.ar].map(normalizeForSearch).flatMap(tailsOf);
  const words = [
    ...names,
    normalizeForSearch(id),
    ...hosts.map(normalizeForSearch),
    ...owners.map(normalizeForSearch),
  ];
  return [...new Set(words.flatMap(startsOf))].slice(0, MOST_TOKENS);
}

/** `oud and amber`, `and amber`, `amber`: so a search may begin at any word. */
function tailsOf(name: string): string[] {
  const words = name.split(/\s+/).filter(Boolean);
  return words.map((_, at) => words.slice(at).join(' '));
}

/** The word to look for of what somebody typed; empty for nothing. */
export const storeQuery = (typed: string): string =>
  normalizeForSearch(typed).trim().replace(/\s+/g, ' ').slice(0, LONGEST_START);

/** By which names sort: the English one, or the Arabic. */
export const sortName = ({ en, ar }: LocalizedText): string => normalizeForSearch(en || ar);
