import type { Referral } from '@/lib/domain/orders/referral';
import { OTHERS } from '@/lib/domain/visits/visit-day';
import { addParts, type Figures, type Parts } from './figures';

/** Orders of which nobody knows what led to them: older ones, and those of browsers that ask not to be tracked. */
export const UNKNOWN = 'unknown';

/** The most names of a day's figures, so that made-up campaigns cannot fill a month's document. */
export const MOST_REFERRALS = 40;

const SEPARATOR = '|';

/** The name of a referral in figures: its source and campaign. Names of orders by hand hold no separator. */
export const referralKey = ({ source, campaign }: Pick<Referral, 'source' | 'campaign'>): string =>
  `${source}${SEPARATOR}${campaign}`;

/** The source and campaign of a name in figures; null for `UNKNOWN`, `OTHERS` and orders by hand. */
export function referralOf(key: string): Pick<Referral, 'source' | 'campaign'> | null {
  const at = key.indexOf(SEPARATOR);
  return at < 0 ? null : { source: key.slice(0, at), campaign: key.slice(at + 1) };
}

/**
 * Counts names beyond the limit as `OTHERS`. `known`: the day's names so far; they never become fewer, so that an order is
 * taken back from the name under which it was counted.
 */
export function boundReferrals(referrals: Parts, known: Iterable<string>): Parts {
  const names = new Set(known);
  return Object.entries(referrals).reduce<Parts>((sum, [name, part]) => {
    if (names.size < MOST_REFERRALS) names.add(name);
    return addParts(sum, { [names.has(name) ? name : OTHERS]: part });
  }, {});
}

/** All orders by source and campaign, those by hand by their source, the rest as `UNKNOWN`. */
export function byCampaign({ orders, units, revenue, sources, referrals }: Figures): Parts {
  const named = { ...sources, ...referrals };
  const rest = Object.values(named).reduce<Parts>(
    (left, part) => addParts(left, { [UNKNOWN]: part }, -1),
    addParts({}, { [UNKNOWN]: { orders, units, revenue } }),
  );
  return { ...named, ...rest };
}

/** All orders by source alone. */
export const byReferral = (figures: Figures): Parts =>
  Object.entries(byCampaign(figures)).reduce<Parts>((sum, [key, part]) => {
    const referral = referralOf(key);
    return addParts(sum, { [referral ? referralKey({ ...referral, campaign: '' }) : key]: part });
  }, {});
