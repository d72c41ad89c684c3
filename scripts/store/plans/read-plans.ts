import { fieldsOf, filledLocalizedText, flag, type Fields } from '@/lib/domain/parse/fields';
import { parsePlanFee } from '@/lib/domain/payments/connect/platform-fee';
import { quotasProblem } from '@/lib/domain/quotas/quotas';
import { parsePlanPackage, PLAN_INTERVALS, type PlanPackage } from '@/lib/domain/subscription/plan-package';

/** A package without its price at Stripe. A fee or quotas that are absent stay as they are stored. */
export type Offer = Omit<PlanPackage, 'stripePriceId' | 'fee' | 'quotas'> & {
  readonly quotas?: PlanPackage['quotas'];
  readonly fee?: { readonly basisPoints: number; readonly fixed: number } | null;
};

const PLAN = /^[a-z][a-z0-9-]{0,39}$/;
const KNOWN = [
  'plan',
  'name',
  'description',
  'features',
  'prices',
  'currency',
  'recommended',
  'quotas',
  'fee',
];

/** Reads a file of plans, in the order in which they are shown. Throws one sentence that names what is wrong. */
export function readPlans(text: string): readonly Offer[] {
  const plans = parsed(text);
  if (!Array.isArray(plans) || !plans.length) throw new Error('The file takes a list of plans, as JSON.');
  const offers = plans.flatMap((plan: unknown, order) => offersOf(fieldsOf(plan), order));
  const twice = offers.find(({ id }, at) => offers.findIndex((other) => other.id === id) !== at);
  if (twice) throw new Error(`The plan "${twice.plan}" is there twice.`);
  return offers;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    throw new Error(`The file is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
}

function offersOf(fields: Fields, order: number): readonly Offer[] {
  const { plan, prices } = fields;
  if (typeof plan !== 'string' || !PLAN.test(plan))
    throw new Error(`"plan" takes up to 40 of a-z, 0-9 and "-", not ${JSON.stringify(plan)}.`);
  const problem = problemOf(fields);
  if (problem) throw new Error(`The plan "${plan}": ${problem}.`);
  return PLAN_INTERVALS.filter((interval) => fieldsOf(prices)[interval] !== undefined).map((interval) => {
    const id = `${plan}-${interval}`;
    const price = fieldsOf(prices)[interval];
    const offered = parsePlanPackage(id, { ...fields, interval, price, order, stripePriceId: id });
    const { stripePriceId: _, fee, quotas, ...offer } = offered;
    return {
      ...offer,
      ...('quotas' in fields && { quotas }),
      ...('fee' in fields && { fee: fee && { basisPoints: fee.basisPoints, fixed: fee.fixed } }),
    };
  });
}

/** What the parser of stored packages would pass over. */
function problemOf(fields: Fields): string | null {
  const unknown = Object.keys(fields).find((name) => !KNOWN.includes(name));
  if (unknown !== undefined) return `"${unknown}" is none of ${KNOWN.join(', ')}`;
  const intervals: readonly string[] = PLAN_INTERVALS;
  const sold = Object.keys(fieldsOf(fields.prices));
  if (!sold.length || sold.some((name) => !intervals.includes(name)))
    return '"prices" takes month, year or both, in minor units';
  if ('recommended' in fields && flag(fields.recommended) === undefined)
    return '"recommended" takes true or false';
  const { features = [], fee = null } = fields;
  if (!Array.isArray(features) || !features.every(filledLocalizedText))
    return '"features" takes a list of texts, each { "en": …, "ar": … }';
  if (fee !== null && parsePlanFee(fee, 'USD') === null) return '"fee" takes "basisPoints" and "fixed"';
  return quotasProblem(fields.quotas);
}
