import { array, boolean, object } from 'yup';
import { groupNames } from '@/lib/domain/customers/group-schema';
import { cleanLine } from '@/lib/domain/forms/clean-text';
import { typedText } from '@/lib/domain/forms/fields';
import { fieldsOf } from '@/lib/domain/parse/fields';
import {
  currency,
  id,
  integer,
  invalid,
  mailedTexts,
  MAX_PRICE,
  message,
  oneOf,
} from '@/lib/domain/request-schemas/parts';
import { isDay } from '@/lib/domain/stats/store-day';
import {
  DISCOUNT_KINDS,
  isCode,
  MAX_CODE_LENGTH,
  MAX_TARGETS,
  MAX_TIERS,
  normalizeCode,
  TARGETS,
  TIER_BASES,
} from './discount';

const MAX_NAME = 60;
const MAX_PIECES = 99;
const MAX_ORDERS = 1_000_000;
const DAY_LENGTH = 10;
const MAX_CURRENCIES = 20;

const CODED = ['code', 'singleUse'];

const onOff = () => boolean().strict().typeError(invalid).required(invalid);
const percent = (least: number) => integer(least, 100, 'field.percent.invalid');
const pieces = (least: number) => integer(least, MAX_PIECES, 'field.pieces.invalid');
const amount = (least: number) => integer(least, MAX_PRICE, 'field.amount.invalid');
const ordersOrNone = () =>
  integer(1, MAX_ORDERS, 'field.count.invalid').nullable().defined(message('field.count.invalid'));
const dayOrNone = () =>
  typedText(cleanLine, DAY_LENGTH)
    .nullable()
    .defined(invalid)
    .test('day', message('field.day.invalid'), (value) => value === null || isDay(value));

/** A kind's own fields must be above zero; unused fields stay as they are. */
const neededBy = (...kinds: readonly string[]) => ({ is: (kind: unknown) => kinds.includes(String(kind)) });

/** yup tests an object before it checks its fields. */
const fromOf = (step: unknown): number => Number(fieldsOf(step).from);

const steps = array(object({ from: integer(0, MAX_PRICE, 'field.step.invalid'), percent: percent(0) }))
  .typeError(invalid)
  .required(invalid)
  .max(MAX_TIERS, message('field.steps.many'))
  .test('ascending', message('field.step.order'), (value) =>
    value.every((step, at) => at === 0 || fromOf(step) > fromOf(value[at - 1])),
  )
  .when('kind', {
    ...neededBy('tiers'),
    then: (field) => field.min(1, message('field.step.invalid')),
  });

/** The schema of a discount, for the form and for `saveDiscount`. */
export const discountSchema = object({
  name: mailedTexts(MAX_NAME).test('named', message('field.title.required'), ({ en, ar }) =>
    Boolean(en || ar),
  ),
  code: typedText((typed) => normalizeCode(cleanLine(typed)), MAX_CODE_LENGTH)
    .defined(invalid)
    .test('code', message('field.discountCode.invalid'), (code) => code === '' || isCode(code)),
  // Pages from before single-use codes omit it.
  singleUse: boolean()
    .strict()
    .typeError(invalid)
    .default(false)
    .when('code', {
      is: (code: unknown) => Boolean(code),
      then: (field) => field.test('one way', invalid, (value) => !value),
    }),
  kind: oneOf(DISCOUNT_KINDS),
  percent: percent(0).when('kind', { ...neededBy('percent', 'pieces'), then: () => percent(1) }),
  amount: amount(0).when('kind', { ...neededBy('amount'), then: () => amount(1) }),
  buy: pieces(0).when('kind', { ...neededBy('pieces'), then: () => pieces(1) }),
  get: pieces(0).when('kind', { ...neededBy('pieces'), then: () => pieces(1) }),
  tiersBy: oneOf(TIER_BASES),
  steps,
  target: object({
    of: oneOf(TARGETS),
    ids: array(id())
      .typeError(invalid)
      .required(invalid)
      .max(MAX_TARGETS, invalid)
      .when('of', {
        is: (of: unknown) => of !== 'all',
        then: (field) => field.min(1, message('field.targets.none')),
      }),
    except: onOff(),
  }),
  minimum: amount(0),
  combines: onOff(),
  currencies: array(currency()).typeError(invalid).required(invalid).max(MAX_CURRENCIES, invalid),
  startsOn: dayOrNone(),
  endsOn: dayOrNone().when('startsOn', ([startsOn]: unknown[], field) =>
    field.test(
      'order',
      message('field.days.order'),
      (endsOn) => typeof startsOn !== 'string' || !endsOn || startsOn <= endsOn,
    ),
  ),
  firstOrderOnly: onOff().when(CODED, neededCode()),
  // Pages from before groups omit it.
  groups: groupNames().default([]).when(CODED, neededCode()),
  limit: ordersOrNone().when(CODED, neededCode()),
  limitPerCustomer: ordersOrNone().when(CODED, neededCode()),
  enabled: onOff(),
});

/** Limits need a code: browsers apply automatic discounts and do not know past orders. */
function neededCode() {
  return {
    is: (code: unknown, singleUse: unknown) => !code && !singleUse,
    then: <S extends { test(name: string, text: string, is: (value: unknown) => boolean): S }>(field: S) =>
      field.test('code', message('field.discountCode.needed'), (value) =>
        Array.isArray(value) ? value.length === 0 : !value,
      ),
  };
}
