import { isCurrencyCode } from '@/lib/domain/money/money';
import {
  count,
  fieldsOf,
  filledText,
  flag,
  listOf,
  localizedText,
  millis,
  oneOf,
  requiredIn,
  text,
} from '@/lib/domain/parse/fields';
import { isDay } from '@/lib/domain/stats/store-day';
import { DISCOUNT_KINDS, TARGETS, TIER_BASES, type Discount, type TierStep } from './discount';

const percent = (value: unknown): number => Math.min(count(value) ?? 0, 100);
const day = (value: unknown) => (isDay(value) ? value : null);

/** Parses a stored discount; only its kind is required (MalformedDocumentError). */
export function parseDiscount(id: string, data: unknown): Discount {
  const fields = fieldsOf(data);
  const need = requiredIn(`discounts/${id}`, fields);
  const target = fieldsOf(fields.target);
  return {
    id,
    name: localizedText(fields.name),
    code: text(fields.code) ?? '',
    singleUse: flag(fields.singleUse) ?? false,
    codes: count(fields.codes) ?? 0,
    updatedAt: millis(fields.updatedAt) ?? 0,
    kind: need('kind', (value) => oneOf(DISCOUNT_KINDS, value)),
    percent: percent(fields.percent),
    amount: count(fields.amount) ?? 0,
    buy: count(fields.buy) ?? 0,
    get: count(fields.get) ?? 0,
    tiersBy: oneOf(TIER_BASES, fields.tiersBy) ?? 'total',
    steps: listOf(fields.steps, parseStep),
    target: {
      of: oneOf(TARGETS, target.of) ?? 'all',
      ids: listOf(target.ids, filledText),
      except: flag(target.except) ?? false,
    },
    minimum: count(fields.minimum) ?? 0,
    combines: flag(fields.combines) ?? false,
    currencies: listOf(fields.currencies, (code) => (isCurrencyCode(code) ? code : undefined)),
    startsOn: day(fields.startsOn),
    endsOn: day(fields.endsOn),
    firstOrderOnly: flag(fields.firstOrderOnly) ?? false,
    groups: listOf(fields.groups, filledText),
    limit: count(fields.limit) ?? null,
    limitPerCustomer: count(fields.limitPerCustomer) ?? null,
    enabled: flag(fields.enabled) ?? false,
  };
}

function parseStep(value: unknown): TierStep | undefined {
  const fields = fieldsOf(value);
  const from = count(fields.from);
  return from === undefined ? undefined : { from, percent: percent(fields.percent) };
}

/** Parses the automatic discounts in the store's setting, by id. */
export const parseAutomatic = (stored: unknown): Discount[] =>
  Object.entries(fieldsOf(stored))
    .filter(([, rule]) => oneOf(DISCOUNT_KINDS, fieldsOf(rule).kind))
    .map(([id, rule]) => parseDiscount(id, rule))
    .sort((one, other) => (one.id < other.id ? -1 : 1));
