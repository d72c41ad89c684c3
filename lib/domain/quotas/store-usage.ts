import type { Product } from '@/lib/domain/catalogue/product';
import { count, fieldsOf, finite, millis, oneOf, text } from '@/lib/domain/parse/fields';
import { levelOf, QUOTA_LEVELS, QUOTA_NAMES, type QuotaLevel, type QuotaName, type Usage } from './quotas';

/** What is counted in the store's document; staff and orders are counted elsewhere. */
export type Counted = Extract<QuotaName, 'products' | 'storage' | 'mails'>;

/** How a quota stood when it last changed its level or refused something. */
interface LimitState extends Usage {
  readonly level: QuotaLevel;
  /** Milliseconds since the epoch; the same for `refusedAt`. */
  readonly at: number;
  /** How often something was refused, ever. */
  readonly refused: number;
  /** Null before the first. */
  readonly refusedAt: number | null;
  /** The month of a monthly quota; empty for the others. */
  readonly month: string;
}

/**
 * What a store has used of its plan, stored in `storeUsage/{store}`. A counter that is missing is counted from what is there by
 * the next transaction that needs it; `npm run store -- doctor` compares them. Five limits at most, so its size is bounded.
 */
export interface StoreUsage {
  /** Products that count; bytes of pictures; mails of `mailMonth`. */
  readonly products: number | null;
  readonly storage: number | null;
  readonly mails: number;
  readonly mailMonth: string;
  readonly limits: Readonly<Partial<Record<QuotaName, LimitState>>>;
}

export function parseStoreUsage(data: unknown): StoreUsage {
  const fields = fieldsOf(data);
  const stored = fieldsOf(fields.limits);
  const limits = QUOTA_NAMES.flatMap((name) => {
    const state = parseLimitState(stored[name]);
    return state ? [[name, state] as const] : [];
  });
  return {
    products: count(fields.products) ?? null,
    storage: count(fields.storage) ?? null,
    mails: count(fields.mails) ?? 0,
    mailMonth: text(fields.mailMonth) ?? '',
    limits: Object.fromEntries(limits),
  };
}

function parseLimitState(value: unknown): LimitState | null {
  const fields = fieldsOf(value);
  const usage = { used: count(fields.used) ?? 0, quota: finite(fields.quota) ?? null };
  const known = oneOf(QUOTA_LEVELS, fields.level);
  // What was refused before any level was reached has none.
  if (!known && fields.refusedAt === undefined) return null;
  return {
    ...usage,
    level: known ?? levelOf(usage),
    at: millis(fields.at) ?? 0,
    refused: count(fields.refused) ?? 0,
    refusedAt: millis(fields.refusedAt) ?? null,
    month: text(fields.month) ?? '',
  };
}

/** How many places of the products' quota a product takes: an archived one, which orders may still name, takes none. */
export const placesOf = (product: Pick<Product, 'status'> | null): number =>
  product === null || product.status === 'archived' ? 0 : 1;
