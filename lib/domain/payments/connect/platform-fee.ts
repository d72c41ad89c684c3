import {
  cardStepOf,
  isCurrencyCode,
  type CurrencyCode,
  type Minor,
  type Money,
} from '@/lib/domain/money/money';
import { count, fieldsOf } from '@/lib/domain/parse/fields';

/** What the platform takes of each card payment of a connected store. */
export interface FeeTerms {
  /** Hundredths of a per cent of the payment. */
  readonly basisPoints: number;
  /** On top of that, in minor units of `currency`; not taken of payments in other currencies. */
  readonly fixed: Minor;
  /** Null where nothing is fixed. */
  readonly currency: CurrencyCode | null;
}

export const NO_FEE: FeeTerms = { basisPoints: 0, fixed: 0, currency: null };

const WHOLE = 10_000;

export const isFree = ({ basisPoints, fixed }: FeeTerms): boolean => basisPoints === 0 && fixed === 0;

/**
 * The fee of one payment, from 0 up to its amount: the share rounded down to what a card can pay, and the fixed part. A payment
 * keeps the fee that it was begun with.
 */
export function platformFee(
  { amount, currency }: Money,
  { basisPoints, fixed, currency: of }: FeeTerms,
): Minor {
  const step = cardStepOf(currency);
  const share = Math.floor((amount * basisPoints) / WHOLE);
  const whole = share + (of === currency ? fixed : 0);
  return Math.min(amount, whole - (whole % step));
}

/** The terms of a plan's stored `fee`, whose fixed part is in the plan's currency; null where the plan names none. */
export function parsePlanFee(value: unknown, currency: CurrencyCode): FeeTerms | null {
  const fields = fieldsOf(value);
  const [basisPoints, fixed] = [count(fields.basisPoints), count(fields.fixed)];
  if (basisPoints === undefined && fixed === undefined) return null;
  return terms(basisPoints ?? 0, fixed ?? 0, currency);
}

const WRITTEN = /^(\d{1,5})(?:\+(\d{1,9}) ([A-Z]{3}))?$/;

/** Reads `150` (basis points) or `150+50 SAR` (and minor units); no fee for an empty text, null for anything else. */
export function parseFeeSetting(written: string): FeeTerms | null {
  if (!written) return NO_FEE;
  const [, points, fixed, currency] = WRITTEN.exec(written) ?? [];
  if (points === undefined) return null;
  if (currency === undefined) return terms(Number(points), 0, null);
  return isCurrencyCode(currency) ? terms(Number(points), Number(fixed), currency) : null;
}

const terms = (basisPoints: number, fixed: Minor, currency: CurrencyCode | null): FeeTerms => ({
  basisPoints: Math.min(basisPoints, WHOLE),
  fixed,
  currency: fixed > 0 ? currency : null,
});
