import { text } from '@/lib/domain/parse/fields';

const LABEL = /^(?!-)[a-z\d-]{1,63}(?<!-)$/;
const LONGEST = 253;
/** Longest text that is encoded at all, which takes quadratic time; longer ones are no host name in any script. */
const LONGEST_WRITTEN = 2 * LONGEST;

/**
 * The host name in a request's `Host`, as `domains/{host}` is named: in ASCII and lower case, without port and trailing dot.
 * Null for anything that is no name, such as an IP address.
 */
export function normalHost(value: unknown): string | null {
  const written = text(value) ?? '';
  if (written.length > LONGEST_WRITTEN) return null;
  const host = asciiHost(written.replace(/:\d{1,5}$/, '').replace(/\.$/, ''));
  if (!host || host.length > LONGEST) return null;
  const labels = host.split('.');
  // URL writes every form of an IPv4 address with four numbers.
  const isAddress = /^\d+$/.test(labels.at(-1) ?? '');
  return !isAddress && labels.every((label) => LABEL.test(label)) ? host : null;
}

/** The ASCII form of an international name; null for anything but a name. */
function asciiHost(host: string): string | null {
  if (!host || /[\s/?#@:%\\]/.test(host)) return null;
  try {
    return new URL(`http://${host}`).hostname;
  } catch {
    return null;
  }
}
