import type { Certificate } from '@/lib/domain/store/own-domain/certificate';
import { fieldsOf, listOf, text } from '@/lib/domain/parse/fields';
import type { GetFromGoogle } from './get-from-google';

const STATES: Readonly<Record<string, Certificate['state']>> = {
  True: 'issued',
  False: 'failed',
  Unknown: 'waiting',
};

/** What a domain mapping of Cloud Run says in `location` (`projects/…/locations/…`); null for what it does not know. */
export async function cloudRunCertificate(
  get: GetFromGoogle,
  location: string,
  host: string,
): Promise<Omit<Certificate, 'expiresAt'> | null> {
  const [, project = '', region = ''] = /^projects\/([^/]+)\/locations\/([^/]+)$/.exec(location) ?? [];
  const api = `https://${region}-run.googleapis.com/apis/domains.cloudrun.com/v1`;
  const { status } = fieldsOf(await get(`${api}/namespaces/${project}/domainmappings/${host}`));
  const conditions = listOf(fieldsOf(status).conditions, fieldsOf);
  const found = conditions.find(({ type }) => type === 'CertificateProvisioned');
  const state = STATES[text(found?.status) ?? ''];
  if (!state) return null;
  return { state, reason: state === 'issued' ? '' : (text(found?.message) ?? '') };
}
