import { fieldsOf, millis, oneOf, text } from '@/lib/domain/parse/fields';

const CERTIFICATE_STATES = ['waiting', 'issued', 'failed'] as const;

/** The certificate with which a host is served over https. */
export interface Certificate {
  readonly state: (typeof CERTIFICATE_STATES)[number];
  /** Why it is not issued, in the words or the code of whoever issues it; empty if they gave none. */
  readonly reason: string;
  /** Milliseconds since the epoch; null if unknown. */
  readonly expiresAt: number | null;
}

/** Certificates are renewed a month before they end; one that is this near was not. */
const EXPIRING_MS = 14 * 24 * 60 * 60_000;

export function parseCertificate(data: unknown): Certificate | null {
  const fields = fieldsOf(data);
  const state = oneOf(CERTIFICATE_STATES, fields.state);
  if (!state) return null;
  return { state, reason: text(fields.reason) ?? '', expiresAt: millis(fields.expiresAt) ?? null };
}

/** Whether visitors see a warning in place of the shop, or soon will. */
export const isCertificateInDanger = ({ state, expiresAt }: Certificate, now: number): boolean =>
  state === 'failed' || (expiresAt !== null && expiresAt - now < EXPIRING_MS);
