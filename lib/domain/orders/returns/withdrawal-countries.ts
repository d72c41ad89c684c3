import type { StoreSetting } from '@/lib/domain/store/store-setting';

/** The European Union, ISO 3166-1 alpha-2. */
const EUROPEAN_UNION =
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' ');

/** Whether the store sells to countries with a legal right of withdrawal, so that every page must link to it. */
export const offersWithdrawal = ({ country, addresses }: StoreSetting): boolean =>
  [country, ...addresses.countries].some((one) => EUROPEAN_UNION.includes(one));
