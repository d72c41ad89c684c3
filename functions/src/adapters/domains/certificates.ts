import type { Certificate } from '@/lib/domain/store/own-domain/certificate';
import { appHostingCertificate } from './app-hosting-certificate';
import { cloudRunCertificate } from './cloud-run-certificate';
import type { GetFromGoogle } from './get-from-google';
import { readTlsCertificate } from './tls-certificate';

/** Who issues the certificates of stores' domains: whoever serves them, by hand or by Caddy, or a service of Google. */
export const CERTIFICATE_ISSUERS = ['tls', 'app-hosting', 'cloud-run'] as const;
export type CertificateIssuer = (typeof CERTIFICATE_ISSUERS)[number];

/** The certificate of a host that leads to the site; null if nothing could be learnt. Never rejects. */
export type ReadCertificate = (host: string) => Promise<Certificate | null>;

interface Sources {
  readonly issuer: () => CertificateIssuer;
  /** Where Google serves the site: a backend of App Hosting, or the location of Cloud Run. */
  readonly resource: () => string;
  readonly get: GetFromGoogle;
  readonly readTls?: ReadCertificate;
}

/**
 * Reads what the issuer says, and when the certificate ends from the host itself: no issuer tells that.
 */
export function createReadCertificate({
  issuer,
  resource,
  get,
  readTls = readTlsCertificate,
}: Sources): ReadCertificate {
  return async (host) => {
    const served = await readTls(host);
    const from = issuer();
    if (from === 'tls') return served;
    const read = from === 'app-hosting' ? appHostingCertificate : cloudRunCertificate;
    const told = await read(get, resource(), host).catch(() => null);
    if (!told) return served;
    return { ...told, expiresAt: served?.state === 'issued' ? served.expiresAt : null };
  };
}
