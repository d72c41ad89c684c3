const GROUPS = 8;
/** Leading groups of 16 bits: a /64 is one household or machine, a /48 one site (RFC 6177), a /32 one provider. */
const PREFIX_GROUPS = { household: 4, site: 3, provider: 2 } as const;

/** The networks around one caller, each wider than the one before; null where the address has none of that kind. */
export interface WiderNetworks {
  /** The /48 of an IPv6 address, which usually has one owner. */
  readonly site: string | null;
  /** The /32 of an IPv6 address or the /24 of an IPv4 one: many customers of one provider. */
  readonly provider: string | null;
}

/**
 * The network that an address counts as: for IPv6 its /64, because its owner usually has all of it; for an IPv4-mapped
 * address (`::ffff:203.0.113.7`) the IPv4 address. Anything else is unchanged.
 */
export function networkOf(address: string): string {
  const groups = groupsOf(address);
  if (!groups) return address;
  return isMapped(groups) ? ofIpv4(groups.slice(6)) : prefixOf(groups, PREFIX_GROUPS.household);
}

/** The networks around a result of `networkOf`. */
export function widerNetworks(network: string): WiderNetworks {
  const groups = groupsOf(network.replace(/\/64$/, ''));
  if (groups)
    return {
      site: prefixOf(groups, PREFIX_GROUPS.site),
      provider: prefixOf(groups, PREFIX_GROUPS.provider),
    };
  const [, threeBytes] = /^((?:\d{1,3}\.){3})\d{1,3}$/.exec(network) ?? [];
  return { site: null, provider: threeBytes ? `${threeBytes}0/24` : null };
}

const prefixOf = (groups: readonly string[], length: number): string =>
  `${groups.slice(0, length).join(':')}::/${length * 16}`;

const isMapped = (groups: readonly string[]): boolean =>
  groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff';

/** Longer than any textual address; longer input is not parsed. */
const LONGEST_ADDRESS = 64;

/** The eight groups of an IPv6 address, without leading zeros and in lower case; null when invalid. */
function groupsOf(address: string): string[] | null {
  if (address.length > LONGEST_ADDRESS) return null;
  const [text = ''] = address.split('%');
  if (!/^[\da-f.]*:[\da-f.:]+$/i.test(text) || !URL.canParse(`http://[${text}]`)) return null;
  const [before = '', after] = new URL(`http://[${text}]`).hostname.slice(1, -1).split('::');
  const split = (part = '') => part.split(':').filter(Boolean);
  const [head, tail] = [split(before), split(after)];
  return [...head, ...Array<string>(GROUPS - head.length - tail.length).fill('0'), ...tail];
}

const ofIpv4 = (groups: readonly string[]): string =>
  groups
    .map((group) => parseInt(group, 16))
    .flatMap((bits) => [bits >> 8, bits & 0xff])
    .join('.');
