import { readAmount, readNumber, readNumberOrNone, showAmount } from '@/components/admin/forms/amounts';
import { schemaResolver } from '@/components/admin/forms/schema-resolver';
import type { DiscountRule, TargetKind, TierBasis } from '@/lib/domain/discounts/discount';
import { discountSchema } from '@/lib/domain/discounts/discount-schema';
import type { CurrencyCode } from '@/lib/domain/money/money';

/** A discount in the form: amounts and numbers as typed; an empty day means no limit. */
export interface DiscountForm extends Pick<
  DiscountRule,
  'name' | 'code' | 'singleUse' | 'kind' | 'tiersBy' | 'combines' | 'firstOrderOnly' | 'enabled'
> {
  percent: string;
  amount: string;
  buy: string;
  get: string;
  steps: { from: string; percent: string }[];
  target: { of: TargetKind; except: boolean };
  /** The chosen ids of each kind of target. */
  ids: Record<Exclude<TargetKind, 'all'>, string[]>;
  minimum: string;
  currencies: CurrencyCode[];
  groups: string[];
  startsOn: string;
  endsOn: string;
  limit: string;
  limitPerCustomer: string;
}

const shown = (number: number | null): string => (number ? String(number) : '');

export const toDiscountForm = ({ target, ...rule }: DiscountRule, currency: CurrencyCode): DiscountForm => ({
  ...rule,
  percent: shown(rule.percent),
  amount: rule.amount ? showAmount(rule.amount, currency) : '',
  buy: shown(rule.buy),
  get: shown(rule.get),
  steps: rule.steps.map(({ from, percent }) => ({
    from: rule.tiersBy === 'total' ? showAmount(from, currency) : String(from),
    percent: String(percent),
  })),
  target: { of: target.of, except: target.except },
  ids: {
    products: [],
    categories: [],
    brands: [],
    ...(target.of !== 'all' && { [target.of]: [...target.ids] }),
  },
  minimum: rule.minimum ? showAmount(rule.minimum, currency) : '',
  currencies: [...rule.currencies],
  groups: [...rule.groups],
  startsOn: rule.startsOn ?? '',
  endsOn: rule.endsOn ?? '',
  limit: shown(rule.limit),
  limitPerCustomer: shown(rule.limitPerCustomer),
});

const numberOr0 = (typed: string): number => readNumberOrNone(typed) ?? 0;

/** Parses the form. Text that is not a number becomes NaN, which the schema refuses at its field; hidden fields are ignored. */
export function toRule({ ids, target, ...form }: DiscountForm, currency: CurrencyCode): DiscountRule {
  const { kind, tiersBy, singleUse } = form;
  const code = singleUse ? '' : form.code;
  const { of, except } = target;
  const isCoded = singleUse || code.trim() !== '';
  const fromOf = (typed: string, by: TierBasis) =>
    by === 'total' ? readAmount(typed, currency) : readNumber(typed);
  return {
    ...form,
    code,
    percent: kind === 'percent' || kind === 'pieces' ? numberOr0(form.percent) : 0,
    amount: kind === 'amount' ? readAmount(form.amount, currency) : 0,
    buy: kind === 'pieces' ? numberOr0(form.buy) : 0,
    get: kind === 'pieces' ? numberOr0(form.get) : 0,
    steps:
      kind === 'tiers'
        ? form.steps.map(({ from, percent }) => ({
            from: fromOf(from, tiersBy),
            percent: readNumber(percent),
          }))
        : [],
    target: of === 'all' ? { of, ids: [], except: false } : { of, ids: ids[of], except },
    minimum: form.minimum.trim() ? readAmount(form.minimum, currency) : 0,
    startsOn: form.startsOn || null,
    endsOn: form.endsOn || null,
    firstOrderOnly: isCoded && form.firstOrderOnly,
    groups: isCoded ? form.groups : [],
    limit: isCoded ? readNumberOrNone(form.limit) : null,
    limitPerCustomer: isCoded ? readNumberOrNone(form.limitPerCustomer) : null,
  };
}

export const NEW_DISCOUNT: DiscountRule = {
  name: { en: '', ar: '' },
  code: '',
  singleUse: false,
  kind: 'percent',
  percent: 0,
  amount: 0,
  buy: 2,
  get: 1,
  tiersBy: 'total',
  steps: [],
  target: { of: 'all', ids: [], except: false },
  minimum: 0,
  combines: false,
  currencies: [],
  startsOn: null,
  endsOn: null,
  firstOrderOnly: false,
  groups: [],
  limit: null,
  limitPerCustomer: null,
  enabled: true,
};

/** Refuses what the function would refuse, at its field. */
export const discountResolver = (currency: CurrencyCode) =>
  schemaResolver<DiscountForm>((values) => {
    discountSchema.validateSync(toRule(values, currency), { abortEarly: false });
  });
