import tls from 'node:tls';
import type { Certificate } from '@/lib/domain/store/own-domain/certificate';

const PORT = 443;
const TIMEOUT_MS = 5_000;

/** A server without a certificate for the host shows that of another name. */
const OTHER_NAME = 'ERR_TLS_CERT_ALTNAME_INVALID';

/** Connects to a host and reads the certificate that it shows; null if nobody answers. Sends nothing, and never rejects. */
export const readTlsCertificate = (host: string, port = PORT): Promise<Certificate | null> =>
  new Promise((resolve) => {
    const socket = tls.connect({
      ...{ host, port, timeout: TIMEOUT_MS, servername: host },
      // To read it even when it is wrong; nothing is sent over this connection.
      rejectUnauthorized: false,
    });
    const settle = (certificate: Certificate | null) => {
      resolve(certificate);
      socket.destroy();
    };
    socket.once('secureConnect', () => settle(certificateOf(socket)));
    socket.once('timeout', () => settle(null));
    socket.once('error', () => settle(null));
  });

function certificateOf(socket: tls.TLSSocket): Certificate {
  const expiresAt = Date.parse(socket.getPeerCertificate().valid_to) || null;
  if (socket.authorized) return { state: 'issued', reason: '', expiresAt };
  const reason = String(socket.authorizationError);
  if (reason.includes(OTHER_NAME)) return { state: 'waiting', reason: '', expiresAt: null };
  return { state: 'failed', reason, expiresAt };
}
