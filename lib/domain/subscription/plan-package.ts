import type { LocalizedText } from '@/lib/domain/locale';
import { isCurrencyCode, type CurrencyCode, type Minor } from '@/lib/domain/money/money';
import { parseQuotas, type Quotas } from '@/lib/domain/quotas/quotas';
import { parsePlanFee, type FeeTerms } from '@/lib/domain/payments/connect/platform-fee';
import {
  count,
  fieldsOf,
  filledLocalizedText,
  filledText,
  flag,
  listOf,
  oneOf,
  requiredIn,
} from '@/lib/domain/parse/fields';

export const PLAN_INTERVALS = ['month', 'year'] as const;
export type PlanInterval = (typeof PLAN_INTERVALS)[number];

/** A package, stored in `packages/{id}`: one plan at the price of one interval. */
export interface PlanPackage {
  readonly id: string;
  /** The same for all packages of a plan; they differ in interval and price. */
  readonly plan: string;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  readonly features: readonly LocalizedText[];
  readonly price: Minor;
  readonly currency: CurrencyCode;
  readonly interval: PlanInterval;
  /** The id of the Stripe price. */
  readonly stripePriceId: string;
  /** The position among the plans, from 0. */
  readonly order: number;
  /** Marks the recommended plan. */
  readonly recommended: boolean;
  /** What a store may have with this plan; what is absent is unlimited. */
  readonly quotas: Quotas;
  /** What the platform takes of card payments of stores with this plan; null where the deployment's usual fee applies. */
  readonly fee: FeeTerms | null;
}

/** Parses a stored package; throws MalformedDocumentError when it cannot be sold. */
export function parsePlanPackage(id: string, data: unknown): PlanPackage {
  const fields = fieldsOf(data);
  const need = requiredIn(`packages/${id}`, fields);
  const name = need('name', filledLocalizedText);
  const currency = need('currency', (value) => (isCurrencyCode(value) ? value : undefined));
  return {
    id,
    plan: filledText(fields.plan) ?? id,
    name,
    description: filledLocalizedText(fields.description) ?? { en: '', ar: '' },
    features: listOf(fields.features, filledLocalizedText),
    price: need('price', count),
    currency,
    interval: need('interval', (value) => oneOf(PLAN_INTERVALS, value)),
    stripePriceId: need('stripePriceId', filledText),
    order: count(fields.order) ?? 0,
    recommended: flag(fields.recommended) ?? false,
    quotas: parseQuotas(fields.quotas),
    fee: parsePlanFee(fields.fee, currency),
  };
}

/** The saving of a year over twelve months, in whole per cent; 0 for none. */
export function yearlySaving(month: Minor, year: Minor): number {
  return month > 0 ? Math.max(0, Math.floor((1 - year / (month * 12)) * 100)) : 0;
}
