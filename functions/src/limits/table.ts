import type { CallableName } from '@/lib/domain/api/callables';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;

export interface Limit {
  readonly most: number;
  readonly windowMs: number;
  /** Counted over all instances of the functions, else in each by itself. */
  readonly isShared: boolean;
}

/** Who is counted: one account, one network address (a household, an office, a mobile network), a whole store. */
export const COUNTED = ['person', 'address', 'store'] as const;
export type Counted = (typeof COUNTED)[number];

export type Limits = Readonly<Partial<Record<Counted, Limit>>>;

const hourly = (most: number): Limit => ({ most, windowMs: HOUR_MS, isShared: true });
const perMinute = (most: number): Limit => ({ most, windowMs: MINUTE_MS, isShared: false });

/**
 * What is limited: a callable; `beginPayment`, the part of startPayment that asks Stripe for something new; `mailCode`,
 * mails to one address that somebody else may have asked for; `findStore`, asking whether a store is there.
 */
export type Limited = CallableName | 'beginPayment' | 'mailCode' | 'findStore';

/** For whatever the table below does not name. */
const USUAL: Limits = { person: perMinute(600), address: perMinute(3000) };

/**
 * How often what may be done. Writes that strangers may make and what sends mails or money is counted by
 * the hour over all instances; reads by the minute in each instance, where a count costs nothing.
 */
const TABLE: Readonly<Partial<Record<Limited, Limits>>> = {
  placeOrder: { person: hourly(60), address: hourly(600), store: hourly(30_000) },
  beginPayment: { person: hourly(30), address: hourly(300), store: hourly(2400) },
  // Called at every login, not at the first alone.
  completeSignUp: { person: hourly(300), address: hourly(1200), store: hourly(12_000) },
  submitReview: { person: hourly(20), address: hourly(100), store: hourly(2000) },
  submitContactRequest: { address: hourly(20), store: hourly(500) },
  mailPasswordReset: { address: hourly(60), store: hourly(1000) },
  mailVerification: { address: hourly(60), store: hourly(1000) },
  // Whoever asks: the person is the one who gets the mails.
  mailCode: { person: hourly(10) },
  exportMyData: { person: hourly(10) },
  inviteStaff: { person: hourly(30), store: hourly(60) },
  quoteCart: { person: perMinute(300), address: perMinute(1500) },
  findStore: { address: perMinute(1500) },
  trackOrder: { person: perMinute(60), address: perMinute(120) },
};

export const limitsOf = (limited: Limited): Limits => TABLE[limited] ?? USUAL;

/**
 * Whether it is counted in each store by itself: a store's own turns, and by the hour an address, behind which a town may
 * shop in many stores. All else is counted over all stores, else whoever knows many had as many turns.
 */
export const isOfStore = (limited: Limited, counted: Counted): boolean =>
  counted === 'store' || (counted === 'address' && Boolean(limitsOf(limited).address?.isShared));
