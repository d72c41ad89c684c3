import { setTimeout as sleep } from 'node:timers/promises';
import type { DnsRecord } from '@/lib/domain/store/custom-domain';
import { parseCustomDomain } from '@/lib/domain/store/custom-domain';
import { fieldsOf, listOf, text } from '@/lib/domain/parse/fields';
import type { AskGoogle } from '../world/google';

const API = 'https://firebaseapphosting.googleapis.com/v1beta';
const IDENTITY = 'https://identitytoolkit.googleapis.com/admin/v2';

/** App Hosting checks the domain's DNS before it lists the records it needs, so this polls. */
const TRIES = 20;
const PAUSE_MS = 3000;

/** Adds a domain to an App Hosting backend, unless it is there, and resolves to the DNS records that it requires. */
export async function hostRecordsOf(
  ask: AskGoogle,
  { projectId, backend, domain }: Readonly<Record<'projectId' | 'backend' | 'domain', string>>,
  pause: (ms: number) => Promise<unknown> = sleep,
): Promise<readonly DnsRecord[]> {
  const { backends } = fieldsOf(await ask(`${API}/projects/${projectId}/locations/-/backends`));
  const names = listOf(backends, (item) => text(fieldsOf(item).name));
  const found = names.find((name) => name.endsWith(`/backends/${backend}`));
  if (!found) throw new Error(`There is no backend "${backend}" at App Hosting; --backend names another.`);
  const resource = `${API}/${found}/domains/${domain}`;
  if (!(await ask(resource)))
    await ask(`${API}/${found}/domains?domainId=${domain}`, { method: 'POST', body: {} });
  for (let attempt = 0; attempt < TRIES; attempt += 1) {
    const records = recordsOf(await ask(resource));
    if (records.length) return records;
    await pause(PAUSE_MS);
  }
  throw new Error(`App Hosting does not say yet which records ${domain} needs; run the command again later.`);
}

/** Reads the records to add from a `Domain` resource, without those to remove. */
function recordsOf(resource: unknown): readonly DnsRecord[] {
  const { requiredDnsUpdates } = fieldsOf(fieldsOf(resource).customDomainStatus);
  const sets = listOf(requiredDnsUpdates, fieldsOf).flatMap(({ desired }) => listOf(desired, fieldsOf));
  const records = sets.flatMap(({ records: wanted }) => listOf(wanted, fieldsOf));
  const hostRecords = records
    .filter(({ requiredAction }) => requiredAction !== 'REMOVE')
    .map(({ type, domainName, rdata }) => ({ type, name: domainName, value: rdata }));
  // Parsed with the shop's own checks.
  return parseCustomDomain({ domain: 'd', token: 't', hostRecords })?.hostRecords ?? [];
}

/** Allows signing in with Google at the domain. Resolves to whether that was new. */
export async function authorizeDomain(ask: AskGoogle, projectId: string, domain: string): Promise<boolean> {
  const config = `${IDENTITY}/projects/${projectId}/config`;
  const known = listOf(fieldsOf(await ask(config)).authorizedDomains, text);
  if (known.includes(domain)) return false;
  await ask(`${config}?updateMask=authorizedDomains`, {
    method: 'PATCH',
    body: { authorizedDomains: [...known, domain] },
  });
  return true;
}
