import { fieldsOf } from '@/lib/domain/parse/fields';

/** Milliseconds; together below the lease of a mail being sent (handlers/outbox). */
const CONNECT_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 30_000;
const DELIVERY_TIMEOUT_MS = 60_000;
/** A burst of mails shares a connection; an older one dies unnoticed while an instance is suspended. */
const IDLE_MS = 5_000;
/** From which on an SMTP reply is for good. */
const PERMANENT = 500;

export interface MailMessage {
  readonly from: { readonly name: string; readonly address: string };
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Whom an answer reaches, when not the sender. */
  readonly replyTo?: string;
  /** Where its receiver switches such mails off. */
  readonly unsubscribe?: string;
  /** Same for every attempt, so that a mail server can drop a repeated one. */
  readonly messageId: string;
}

/**
 * Resolves to `sent` once the mail server accepted the message, to `refused` when it says that this receiver gets no
 * mail; rejects when it is away or nobody can say what became of the message.
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
      const list = unsubscribe ? { list: { unsubscribe } } : {};
      const headers = { 'Auto-Submitted': 'auto-generated' };
      await connection.sendMail({ ...message, ...list, headers, signal });
      return 'sent';
    } catch (error) {
      if (isRefusal(error)) return 'refused';
      throw error;
    }
  };
}

/** One message at a time. What was under way when a connection broke may have arrived: it is not sent again unasked. */
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
