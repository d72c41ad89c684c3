import { count, fieldsOf } from '@/lib/domain/parse/fields';

/** What a plan may bound, in the order in which people read it. */
export const QUOTA_NAMES = ['products', 'staff', 'orders', 'storage', 'mails'] as const;
export type QuotaName = (typeof QUOTA_NAMES)[number];

/** The most of each; what is absent is unlimited. Storage is in MiB, all else in pieces. */
export type Quotas = Readonly<Partial<Record<QuotaName, number>>>;

interface QuotaKind {
  /** How many of what is counted make one of the quota: bytes of a MiB. */
  readonly unit: number;
  /** Whether it begins anew with each month of the store's calendar. */
  readonly isMonthly: boolean;
  /** Whether more is refused. A soft quota only tells the owner: no shopper pays for the shop's plan. */
  readonly isHard: boolean;
  /** The smallest quota that makes sense: a store has an owner. */
  readonly min: number;
}

/**
 * How each is counted. Products: all but archived ones, which no order lets go of. Staff: everybody with a role, owners included,
 * and open invitations. Orders: as in the reports, so without cancelled ones. Storage: the pictures that the store's people
 * uploaded. Mails: reminders that nobody asked to get (`COUNTED_MAILS` of the functions); no mail about an order or an account
 * counts or stops.
 */
export const QUOTAS: Readonly<Record<QuotaName, QuotaKind>> = {
  products: { unit: 1, isMonthly: false, isHard: true, min: 0 },
  staff: { unit: 1, isMonthly: false, isHard: true, min: 1 },
  orders: { unit: 1, isMonthly: true, isHard: false, min: 0 },
  storage: { unit: 1024 * 1024, isMonthly: false, isHard: true, min: 0 },
  mails: { unit: 1, isMonthly: true, isHard: true, min: 0 },
};

/** Far beyond any plan, so that sums of bytes stay exact. */
export const QUOTA_MAX = 100_000_000;

/** How full a quota is: `near` from four fifths on, `full` where nothing more fits. */
export const QUOTA_LEVELS = ['free', 'near', 'full'] as const;
export type QuotaLevel = (typeof QUOTA_LEVELS)[number];

/** How much of a quota is used, both in its unit of counting (bytes for storage); `quota` is null where there is none. */
export interface Usage {
  readonly used: number;
  readonly quota: number | null;
}

/** The quota in the unit of counting; null for none. */
export function quotaOf(quotas: Quotas, name: QuotaName): number | null {
  const most = quotas[name];
  return most === undefined ? null : most * QUOTAS[name].unit;
}

export function levelOf({ used, quota }: Usage): QuotaLevel {
  if (quota === null) return 'free';
  if (used >= quota) return 'full';
  return used * 5 >= quota * 4 ? 'near' : 'free';
}

/**
 * Whether `adding` more fits, and the level it would lead to. What takes nothing is always allowed, so that a store beyond its
 * quota, after a smaller plan, keeps and changes what it has.
 */
export function askQuota(
  name: QuotaName,
  { used, quota }: Usage,
  adding: number,
): { readonly isAllowed: boolean; readonly level: QuotaLevel } {
  const fits = quota === null || used + adding <= quota;
  return {
    isAllowed: fits || adding <= 0 || !QUOTAS[name].isHard,
    level: levelOf({ used: used + adding, quota }),
  };
}

/** How many more fit; Infinity without a quota. */
export const leftOf = ({ used, quota }: Usage): number =>
  quota === null ? Infinity : Math.max(0, quota - used);

/** A plan's quotas with what operators gave one store: the larger of both, and no quota where the plan has none. */
export function raisedQuotas(plan: Quotas, raised: Quotas): Quotas {
  const pairs = QUOTA_NAMES.flatMap((name) => {
    const own = plan[name];
    return own === undefined ? [] : [[name, Math.max(own, raised[name] ?? 0)] as const];
  });
  return Object.fromEntries(pairs);
}

/** Stored quotas. What is malformed counts as absent: a mistake of ours must not close a store's catalogue. */
export function parseQuotas(value: unknown): Quotas {
  const fields = fieldsOf(value);
  const known = QUOTA_NAMES.map((name) => [name, count(fields[name])] as const);
  return Object.fromEntries(known.filter(([name, most]) => most !== undefined && isQuota(name, most)));
}

export const isQuota = (name: QuotaName, most: number): boolean =>
  Number.isInteger(most) && most >= QUOTAS[name].min && most <= QUOTA_MAX;

/** What is wrong with quotas that an operator wrote, as a phrase about a name; null where they can be kept. */
export function quotasProblem(value: unknown): string | null {
  const unknown = Object.keys(fieldsOf(value)).find((name) => !QUOTA_NAMES.some((known) => known === name));
  if (unknown !== undefined) return `"${unknown}" is none of ${QUOTA_NAMES.join(', ')}`;
  for (const name of QUOTA_NAMES) {
    const most = fieldsOf(value)[name];
    if (most === undefined) continue;
    if (typeof most !== 'number' || !isQuota(name, most))
      return `${name} takes a whole number from ${QUOTAS[name].min} to ${QUOTA_MAX}, not "${String(most)}"`;
  }
  return null;
}
