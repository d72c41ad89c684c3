const GROUPS = 8;
/** What a household or a machine is given of IPv6 at least: 64 of its 128 bits. */
const NETWORK_GROUPS = 4;

/**
 * What a network address counts as: an IPv6 address as its /64, since whoever has one address of that has all of them, one
 * that stands for IPv4 (`::ffff:203.0.113.7`) as that. All else stays what it is.
 */
export function networkOf(address: string): string {
  const groups = groupsOf(address);
  if (!groups) return address;
  const isMapped = groups.slice(0, 5).every((group) => group === '0') && groups[5] === 'ffff';
  return isMapped ? ofIpv4(groups.slice(6)) : `${groups.slice(0, NETWORK_GROUPS).join(':')}::/64`;
}

/** The eight groups of an IPv6 address, without leading zeros and in small letters; null for what is none. */
function groupsOf(address: string): string[] | null {
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
