import { fieldsOf, filledText, millis, oneOf, text } from '@/lib/domain/parse/fields';

/** Why the domain cannot be used yet; screens translate them. */
export const DOMAIN_PROBLEMS = [
  'txt-missing',
  'txt-wrong',
  'target-missing',
  'target-wrong',
  'not-served',
  'dns-unreachable',
] as const;
export type DomainProblem = (typeof DOMAIN_PROBLEMS)[number];

/** What says nothing against the records: the state stays as it was. */
export const isPassing = (problem: DomainProblem | null): boolean =>
  problem === 'not-served' || problem === 'dns-unreachable';

export const DOMAIN_STATES = ['pending', 'verified', 'failed'] as const;

/** The address a store wants, and what the DNS said of it last. */
export interface CustomDomain {
  readonly domain: string;
  /** The store proves with it, in a TXT record, that the domain is its own. */
  readonly token: string;
  /** The host that the domain has to lead to. */
  readonly target: string;
  readonly state: (typeof DOMAIN_STATES)[number];
  readonly problem: DomainProblem | null;
  /** Milliseconds since the epoch; null before the first check. */
  readonly checkedAt: number | null;
}

/** From the stored document; null while the store wants no address of its own. */
export function parseCustomDomain(data: unknown): CustomDomain | null {
  const fields = fieldsOf(data);
  const [domain, token] = [filledText(fields.domain), filledText(fields.token)];
  if (!domain || !token) return null;
  return {
    domain,
    token,
    target: text(fields.target) ?? '',
    state: oneOf(DOMAIN_STATES, fields.state) ?? 'pending',
    problem: oneOf(DOMAIN_PROBLEMS, fields.problem) ?? null,
    checkedAt: millis(fields.checkedAt) ?? null,
  };
}

const LABEL = /^(?!-)[a-z\d-]{1,63}(?<!-)$/;
const TOP_LEVEL = /^(?:xn--[a-z\d-]{2,59}|[a-z]{2,63})$/;
/** Names that no public DNS answers for (RFC 2606, 6761, 6762, 8375). */
const RESERVED = [
  'localhost',
  'local',
  'test',
  'example',
  'invalid',
  'onion',
  'internal',
  'home',
  'lan',
  'arpa',
];
const LONGEST = 253;
/** With what may stand around it; what it takes to read more grows with its square. */
export const LONGEST_TYPED = 2 * LONGEST;

/**
 * The host name that an owner typed or pasted, in its ASCII form: `https://Shop.Example.com/` is `shop.example.com`.
 * Null when it can be nobody's address: no dot, an IP address, a reserved name, a path or a port.
 */
export function readDomain(typed: string): string | null {
  if (typed.length > LONGEST_TYPED) return null;
  const host = asciiHost(
    typed
      .trim()
      .replace(/^https?:\/\//i, '')
      .replace(/[./]+$/, ''),
  );
  if (!host || host.length > LONGEST) return null;
  const labels = host.split('.');
  const top = labels.at(-1) ?? '';
  const isPublic = labels.length > 1 && TOP_LEVEL.test(top) && !RESERVED.includes(top);
  return isPublic && labels.every((label) => LABEL.test(label)) ? host : null;
}

/** International names in the form that the DNS knows; null for what holds more than a name. */
function asciiHost(host: string): string | null {
  if (!host || /[\s/?#@:\\]/.test(host)) return null;
  try {
    return new URL(`http://${host}`).hostname;
  } catch {
    return null;
  }
}

/** The records to set where the domain was bought. */
export const domainRecords = ({ domain, token, target }: Pick<CustomDomain, 'domain' | 'token' | 'target'>) =>
  [
    { type: 'TXT', name: proofName(domain), value: proofOf(token) },
    { type: 'CNAME', name: domain, value: target },
  ] as const;

export const proofName = (domain: string) => `_boards.${domain}`;
const proofOf = (token: string) => `boards-store=${token}`;

/** What the DNS answered; null where it could not be asked. */
export interface DnsAnswers {
  readonly texts: readonly string[] | null;
  /** Names that the domain is an alias of. */
  readonly aliases: readonly string[] | null;
  /** Addresses of the domain and of the target: a bare domain cannot be an alias and repeats the target's. */
  readonly addresses: readonly string[] | null;
  readonly targetAddresses: readonly string[] | null;
}

/** What is still wrong with the records, null when the domain is verified and points to `target`. */
export function domainProblem(
  { token, target }: Pick<CustomDomain, 'token' | 'target'>,
  { texts, aliases, addresses, targetAddresses }: DnsAnswers,
): DomainProblem | null {
  if (!texts || !aliases || !addresses || !targetAddresses) return 'dns-unreachable';
  if (!texts.length) return 'txt-missing';
  if (!texts.includes(proofOf(token))) return 'txt-wrong';
  if (aliases.some((alias) => alias.toLowerCase().replace(/\.$/, '') === target)) return null;
  if (!aliases.length && !addresses.length) return 'target-missing';
  return addresses.some((address) => targetAddresses.includes(address)) ? null : 'target-wrong';
}
