import { ONE_CLICK } from '@/lib/domain/mail/one-click';
import { fieldsOf } from '@/lib/domain/parse/fields';

/** Milliseconds; together below the lease of a mail being sent (handlers/outbox). */
const CONNECT_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 30_000;
const DELIVERY_TIMEOUT_MS = 60_000;
/** A burst of mails shares a connection; an older one dies unnoticed while an instance is suspended. */
const IDLE_MS = 5_000;
/** SMTP replies from this code on are permanent failures. */
const PERMANENT = 500;

export interface MailMessage {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Address for replies, if not the sender's. */
  readonly replyTo?: string;
  /** Where the receiver unsubscribes from such mails; `oneClick`: the mail program does it itself by a POST (RFC 8058). */
  readonly unsubscribe?: { readonly url: string; readonly oneClick: boolean };
  /** Same for every attempt, so that a mail server can drop a repeated one. */
  readonly messageId: string;
}

/**
 * Resolves to `sent` once the mail server accepted the message, to `refused` when it says that this receiver gets no mail;
 * rejects when it is unavailable or the outcome is unknown.
 */
export type SendMail = (message: MailMessage) => Promise<'sent' | 'refused'>;

export function createSendMail(server: () => { smtpUrl: string }): SendMail {
  const connections = new Map<string, ReturnType<typeof connect>>();
  return async ({ unsubscribe, ...message }) => {
    const { smtpUrl } = server();
    const connecting = connections.get(smtpUrl) ?? connect(smtpUrl);
    connections.set(smtpUrl, connecting);
    const connection = await connecting;
    const signal = AbortSignal.timeout(DELIVERY_TIMEOUT_MS);
    try {
      const list = unsubscribe ? { list: { unsubscribe: unsubscribe.url } } : {};
      const headers = {
        'Auto-Submitted': 'auto-generated',
        ...(unsubscribe?.oneClick && { 'List-Unsubscribe-Post': `${ONE_CLICK.name}=${ONE_CLICK.value}` }),
      };
      await connection.sendMail({ ...message, ...list, headers, signal });
      return 'sent';
    } catch (error) {
      if (isRefusal(error)) return 'refused';
      throw error;
    }
  };
}

/**
 * One message at a time. A message that was being sent when the connection broke may have arrived, so it is not resent
 * automatically.
 */
async function connect(url: string) {
  const { createTransport } = await import('nodemailer');
  return createTransport({
    url,
    pool: true,
    maxConnections: 1,
    maxRequeues: 0,
    idleTimeout: IDLE_MS,
    connectionTimeout: CONNECT_TIMEOUT_MS,
    greetingTimeout: CONNECT_TIMEOUT_MS,
    socketTimeout: SOCKET_TIMEOUT_MS,
  });
}

function isRefusal(error: unknown): boolean {
  const { command, responseCode } = fieldsOf(error);
  return command === 'RCPT TO' && typeof responseCode === 'number' && responseCode >= PERMANENT;
}
