import { useAddress } from './use-address';

interface AddressTab<Tab extends string> {
  readonly tab: Tab;
  readonly open: (tab: string) => void;
}

/** The open tab of a page, named by `?tab=…` in its address unless it is the first one. */
export function useAddressTab<Tab extends string>(
  pathname: string,
  tabs: readonly [Tab, ...Tab[]],
): AddressTab<Tab> {
  const { query, go } = useAddress();
  const [first] = tabs;
  return {
    tab: tabs.find((one) => one === query.tab) ?? first,
    open: (tab) => go('replace', { pathname, query: tab === first ? {} : { tab } }),
  };
}
