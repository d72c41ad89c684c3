import type { LocalizedText } from '@/lib/domain/locale';
import { isCurrencyCode, type CurrencyCode, type Minor } from '@/lib/domain/money/money';
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

/** What `packages/{id}` holds: one plan at the price of one interval. */
export interface PlanPackage {
  readonly id: string;
  /** The packages of one plan share it; they differ in interval and price. */
  readonly plan: string;
  readonly name: LocalizedText;
  readonly description: LocalizedText;
  readonly features: readonly LocalizedText[];
  readonly price: Minor;
  readonly currency: CurrencyCode;
  readonly interval: PlanInterval;
  /** The price at Stripe that the subscription is for. */
  readonly stripePriceId: string;
  /** Place among the plans, from 0. */
  readonly order: number;
  /** Most stores take this one. */
  readonly recommended: boolean;
}

/** A package from the stored document; throws MalformedDocumentError on what cannot be sold. */
export function parsePlanPackage(id: string, data: unknown): PlanPackage {
  const fields = fieldsOf(data);
  const need = requiredIn(`packages/${id}`, fields);
  const name = need('name', filledLocalizedText);
  return {
    id,
    plan: filledText(fields.plan) ?? id,
    name,
    description: filledLocalizedText(fields.description) ?? { en: '', ar: '' },
    features: listOf(fields.features, filledLocalizedText),
    price: need('price', count),
    currency: need('currency', (value) => (isCurrencyCode(value) ? value : undefined)),
    interval: need('interval', (value) => oneOf(PLAN_INTERVALS, value)),
    stripePriceId: need('stripePriceId', filledText),
    order: count(fields.order) ?? 0,
    recommended: flag(fields.recommended) ?? false,
  };
}

/** How much less a year costs than twelve months, in whole percent; 0 when it does not. */
export function yearlySaving(month: Minor, year: Minor): number {
  return month > 0 ? Math.max(0, Math.floor((1 - year / (month * 12)) * 100)) : 0;
}
