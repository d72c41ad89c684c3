import type { Certificate } from '@/lib/domain/store/own-domain/certificate';
import { fieldsOf, listOf, text } from '@/lib/domain/parse/fields';
import type { GetFromGoogle } from './get-from-google';

const API = 'https://firebaseapphosting.googleapis.com/v1beta';

const STATES: Readonly<Record<string, Certificate['state']>> = {
  CERT_PREPARING: 'waiting',
  CERT_VALIDATING: 'waiting',
  CERT_PROPAGATING: 'waiting',
  CERT_ACTIVE: 'issued',
  CERT_EXPIRING_SOON: 'issued',
  CERT_EXPIRED: 'failed',
};

/** What App Hosting says of a domain of `backend` (`projects/…/locations/…/backends/…`); null for what it does not know. */
export async function appHostingCertificate(
  get: GetFromGoogle,
  backend: string,
  host: string,
): Promise<Omit<Certificate, 'expiresAt'> | null> {
  const { customDomainStatus } = fieldsOf(await get(`${API}/${backend}/domains/${host}`));
  const { certState, issues } = fieldsOf(customDomainStatus);
  const state = STATES[text(certState) ?? ''];
  if (!state) return null;
  const [reason = ''] = listOf(issues, (issue) => text(fieldsOf(issue).message));
  return { state, reason: state === 'issued' ? '' : reason };
}
