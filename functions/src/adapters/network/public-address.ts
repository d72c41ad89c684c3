import { BlockList, isIP } from 'node:net';

/** IPv4 networks that are not the public internet: https://www.iana.org/assignments/iana-ipv4-special-registry */
const SPECIAL_V4: readonly (readonly [string, number])[] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];

/** The public part of IPv6, and its exceptions, such as ranges that embed an IPv4 address. */
const PUBLIC_V6 = ['2000::', 3] as const;
const SPECIAL_V6: readonly (readonly [string, number])[] = [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
];

const blocked = new BlockList();
for (const [network, prefix] of SPECIAL_V4) blocked.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of SPECIAL_V6) blocked.addSubnet(network, prefix, 'ipv6');
const global6 = new BlockList();
global6.addSubnet(...PUBLIC_V6, 'ipv6');

/** Whether an IP address is on the public internet: no machine of this network, and no metadata server of a cloud. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 4) return !blocked.check(address, 'ipv4');
  return family === 6 && global6.check(address, 'ipv6') && !blocked.check(address, 'ipv6');
}

/** Whether the address is this machine's, for a local Firebase only. */
export const isLoopback = (address: string): boolean =>
  address === '::1' || /^127(\.\d{1,3}){3}$/.test(address);
