import { fieldsOf, filledText, listOf, millis, oneOf, text } from '@/lib/domain/parse/fields';
import { normalHost } from '@/lib/domain/tenancy/normal-host';

/** Why the domain cannot be used yet; screens translate them. */
export const DOMAIN_PROBLEMS = [
  'txt-missing',
  'txt-wrong',
  'target-missing',
  'target-wrong',
  'host-pending',
  'not-served',
  'dns-unreachable',
  'taken',
] as const;
export type DomainProblem = (typeof DOMAIN_PROBLEMS)[number];

/** Whether the problem says nothing about the records: the state then stays as it was. */
export const isPassing = (problem: DomainProblem | null): boolean =>
  problem === 'host-pending' || problem === 'not-served' || problem === 'dns-unreachable';

export const DOMAIN_STATES = ['pending', 'verified', 'failed'] as const;

const RECORD_TYPES = ['TXT', 'CNAME', 'A', 'AAAA'] as const;

/** A DNS record to set at the domain's registrar. */
export interface DnsRecord {
  readonly type: (typeof RECORD_TYPES)[number];
  readonly name: string;
  readonly value: string;
}

/** A store's own domain, and its last DNS check. */
export interface CustomDomain {
  readonly domain: string;
  /** The value of a TXT record that proves the store's ownership. */
  readonly token: string;
  /** The host that the domain must point to. */
  readonly target: string;
  /**
   * The records that App Hosting requires once the domain was added to the store's backend, stored by `npm run store --
   * domain`; empty on other hosts.
   */
  readonly hostRecords: readonly DnsRecord[];
  readonly state: (typeof DOMAIN_STATES)[number];
  readonly problem: DomainProblem | null;
  /** Milliseconds since the epoch; null before the first check. */
  readonly checkedAt: number | null;
}

/** Parses the stored document; null without a custom domain. */
export function parseCustomDomain(data: unknown): CustomDomain | null {
  const fields = fieldsOf(data);
  const [domain, token] = [filledText(fields.domain), filledText(fields.token)];
  if (!domain || !token) return null;
  return {
    domain,
    token,
    target: text(fields.target) ?? '',
    hostRecords: listOf(fields.hostRecords, parseRecord),
    state: oneOf(DOMAIN_STATES, fields.state) ?? 'pending',
    problem: oneOf(DOMAIN_PROBLEMS, fields.problem) ?? null,
    checkedAt: millis(fields.checkedAt) ?? null,
  };
}

function parseRecord(data: unknown): DnsRecord | undefined {
  const fields = fieldsOf(data);
  const [type, name, value] = [
    oneOf(RECORD_TYPES, fields.type),
    filledText(fields.name),
    filledText(fields.value),
  ];
  return type && name && value ? { type, name, value } : undefined;
}

const TOP_LEVEL = /^(?:xn--[a-z\d-]{2,59}|[a-z]{2,63})$/;
/** Names that public DNS does not resolve (RFC 2606, 6761, 6762, 8375). */
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
/** Twice the longest host name: includes what people type around it. */
export const LONGEST_TYPED = 506;

/**
 * The host name in a typed or pasted text, in ASCII form: `https://Shop.Example.com/` gives `shop.example.com`. Null
 * for an impossible domain: no dot, an IP address, a reserved name, a path or a port.
 */
export function readDomain(typed: string): string | null {
  if (typed.length > LONGEST_TYPED) return null;
  const written = typed
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/[./]+$/, '');
  const host = written.includes(':') ? null : normalHost(written);
  const labels = host?.split('.') ?? [];
  const top = labels.at(-1) ?? '';
  return labels.length > 1 && TOP_LEVEL.test(top) && !RESERVED.includes(top) ? host : null;
}

/**
 * App Hosting serves a domain only through records that it issues; a CNAME to the backend's own address does not work.
 */
export const isByHost = ({ target, hostRecords }: Pick<CustomDomain, 'target' | 'hostRecords'>): boolean =>
  hostRecords.length > 0 || target.endsWith('.hosted.app');

/** The known records to set at the domain's registrar. */
export function domainRecords(
  wanted: Pick<CustomDomain, 'domain' | 'token' | 'target' | 'hostRecords'>,
): readonly DnsRecord[] {
  const { domain, token, target, hostRecords } = wanted;
  const proof = { type: 'TXT', name: proofName(domain), value: proofOf(token) } as const;
  return isByHost(wanted) ? [proof, ...hostRecords] : [proof, { type: 'CNAME', name: domain, value: target }];
}

export const proofName = (domain: string) => `_boards.${domain}`;
const proofOf = (token: string) => `boards-store=${token}`;

/** The DNS answers; null for a failed query. */
export interface DnsAnswers {
  readonly texts: readonly string[] | null;
  /** The domain's CNAME targets. */
  readonly aliases: readonly string[] | null;
  /** Addresses of the domain and of the target: a bare domain cannot be a CNAME and repeats the target's. */
  readonly addresses: readonly string[] | null;
  readonly targetAddresses: readonly string[] | null;
}

/** The remaining problem with the records; null when the domain is verified and points to the store's site. */
export function domainProblem(
  wanted: Pick<CustomDomain, 'token' | 'target' | 'hostRecords'>,
  { texts, aliases, addresses, targetAddresses }: DnsAnswers,
): DomainProblem | null {
  const { token, target, hostRecords } = wanted;
  if (!texts || !aliases || !addresses || !targetAddresses) return 'dns-unreachable';
  if (!texts.length) return 'txt-missing';
  if (!texts.includes(proofOf(token))) return 'txt-wrong';
  if (isByHost(wanted) && !hostRecords.length) return 'host-pending';
  const isAlias = aliases.some((alias) => alias.toLowerCase().replace(/\.$/, '') === target);
  if (isAlias && !isByHost(wanted)) return null;
  if (!aliases.length && !addresses.length) return 'target-missing';
  const right = isByHost(wanted) ? hostRecords.map(({ value }) => value) : targetAddresses;
  return addresses.some((address) => right.includes(address)) ? null : 'target-wrong';
}
