import { fieldsOf, filledText, listOf, millis, oneOf, text, type Fields } from '@/lib/domain/parse/fields';
import { normalHost } from '@/lib/domain/tenancy/normal-host';
import { parseCertificate, type Certificate } from '@/lib/domain/store/own-domain/certificate';
import { DOMAIN_TROUBLES, type DomainTrouble } from '@/lib/domain/store/own-domain/domain-trouble';
import { twinOf } from '@/lib/domain/store/own-domain/domain-twin';

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
export const isTemporary = (problem: DomainProblem | null): boolean =>
  problem === 'host-pending' || problem === 'not-served' || problem === 'dns-unreachable';

export const DOMAIN_STATES = ['pending', 'verified', 'failed'] as const;

const RECORD_TYPES = ['TXT', 'CNAME', 'A', 'AAAA'] as const;

/** A DNS record to set at the domain's registrar. */
export interface DnsRecord {
  readonly type: (typeof RECORD_TYPES)[number];
  readonly name: string;
  readonly value: string;
}

/** A host of the store's own, and its last check. */
export interface DomainCheck {
  readonly domain: string;
  readonly state: (typeof DOMAIN_STATES)[number];
  readonly problem: DomainProblem | null;
  /** Milliseconds since the epoch; null before the first check. */
  readonly checkedAt: number | null;
  /** Null as long as the records do not prove the host, or if nothing could be learnt. */
  readonly certificate: Certificate | null;
  /** The trouble that its owner was told of last and that is not over; null for none. */
  readonly told: DomainTrouble | null;
}

/** The domain that a store's owner named. */
export interface CustomDomain extends DomainCheck {
  /** The value of a TXT record that proves the store's ownership. */
  readonly token: string;
  /** The host that the domain must point to. */
  readonly target: string;
  /**
   * The records that App Hosting requires once the domain was added to the store's backend, stored by `npm run store --
   * domain`; empty on other hosts.
   */
  readonly hostRecords: readonly DnsRecord[];
  /** The same domain with `www`, or without, which is checked on its own and redirects to the named one; null for none. */
  readonly twin: DomainCheck | null;
}

/** What a record or a check is about: one host of a store's domain. */
export type DomainHost = Pick<CustomDomain, 'domain' | 'token' | 'target' | 'hostRecords'>;

/** A host that nobody has checked yet. */
export const unchecked = (domain: string): DomainCheck => ({
  ...{ domain, state: 'pending', problem: null, checkedAt: null, certificate: null, told: null },
});

/** The hosts of a domain, the named one first. */
export const checksOf = (custom: CustomDomain): readonly DomainCheck[] =>
  custom.twin ? [custom, custom.twin] : [custom];

/** Parses the stored document; null without a custom domain. */
export function parseCustomDomain(data: unknown): CustomDomain | null {
  const fields = fieldsOf(data);
  const [domain, token] = [filledText(fields.domain), filledText(fields.token)];
  if (!domain || !token) return null;
  const twin = twinOf(domain);
  return {
    domain,
    token,
    target: text(fields.target) ?? '',
    hostRecords: listOf(fields.hostRecords, parseRecord),
    ...parseCheck(fields),
    twin: twin === null ? null : { domain: twin, ...parseCheck(fieldsOf(fields.twin)) },
  };
}

const parseCheck = (fields: Fields): Omit<DomainCheck, 'domain'> => ({
  state: oneOf(DOMAIN_STATES, fields.state) ?? 'pending',
  problem: oneOf(DOMAIN_PROBLEMS, fields.problem) ?? null,
  checkedAt: millis(fields.checkedAt) ?? null,
  certificate: parseCertificate(fields.certificate),
  told: oneOf(DOMAIN_TROUBLES, fields.told) ?? null,
});

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

/** Those of App Hosting's records that are about this host: those of a bare domain are not those of its `www`. */
export function hostRecordsFor({ domain, hostRecords }: Pick<DomainHost, 'domain' | 'hostRecords'>) {
  const isBelow = (name: string, host: string) => name === host || name.endsWith(`.${host}`);
  return hostRecords.filter(({ name }) => isBelow(name, domain) && !isBelow(name, `www.${domain}`));
}

/** The known records to set at the domain's registrar for one host. */
export function domainRecords(wanted: DomainHost): readonly DnsRecord[] {
  const { domain, token, target } = wanted;
  const proof = { type: 'TXT', name: proofName(domain), value: proofOf(token) } as const;
  return isByHost(wanted)
    ? [proof, ...hostRecordsFor(wanted)]
    : [proof, { type: 'CNAME', name: domain, value: target }];
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

/** The remaining problem with the records of a host; null when they prove it and lead to the store's site. */
export function domainProblem(
  wanted: DomainHost,
  { texts, aliases, addresses, targetAddresses }: DnsAnswers,
): DomainProblem | null {
  const { token, target } = wanted;
  const hostRecords = hostRecordsFor(wanted);
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
