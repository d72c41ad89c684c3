import { createTransport } from 'nodemailer';

/** Shorter than the lease of a mail being sent (handlers/mail), so that a slow server cannot cause a second copy. */
const CONNECT_TIMEOUT_MS = 10_000;
const SOCKET_TIMEOUT_MS = 30_000;

export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
  /** Whom an answer reaches, when not the sender. */
  readonly replyTo?: string;
  /** Same for every attempt, so that a mail server can drop a repeated one. */
  readonly messageId: string;
}

/** Resolves once the mail server accepted the message; rejects otherwise. */
export type SendMail = (message: MailMessage) => Promise<void>;

export function createSendMail(server: () => { smtpUrl: string; mailFrom: string }): SendMail {
  return async (message) => {
    const { smtpUrl, mailFrom } = server();
    const transport = createTransport({
      url: smtpUrl,
      connectionTimeout: CONNECT_TIMEOUT_MS,
      socketTimeout: SOCKET_TIMEOUT_MS,
    });
    try {
      await transport.sendMail({ ...message, from: mailFrom });
    } finally {
      transport.close();
    }
  };
}
