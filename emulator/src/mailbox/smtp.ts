import PostalMime, { type Address } from 'postal-mime';
import { SMTPServer, type SMTPServerDataStream } from 'smtp-server';
import type { RunningServer } from '../http/listen';
import type { MailStore } from './mail-store';

const LARGEST_MAIL_BYTES = 25 * 1024 * 1024;
/** Senders that keep idle connections do not hold up the end. */
const CLOSE_MS = 500;

/** A domain that exists nowhere (RFC 2606), so that undeliverable addresses can be tried here. */
const UNKNOWN = /[@.]invalid$/i;

/** "Bad destination system address" (RFC 3463). */
const refusal = () => Object.assign(new Error('5.1.2 There is no such domain'), { responseCode: 550 });

/** Takes every mail but those to `.invalid`, delivers none; a mail is on disk before it is accepted, one that comes again only counted. */
export function startSmtp(host: string, port: number, mails: MailStore): Promise<RunningServer> {
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['AUTH', 'STARTTLS'],
    disableReverseLookup: true,
    size: LARGEST_MAIL_BYTES,
    closeTimeout: CLOSE_MS,
    onRcptTo({ address }, _session, done) {
      done(UNKNOWN.test(address) ? refusal() : null);
    },
    onData(stream, session, done) {
      const recipients = session.envelope.rcptTo.map(({ address }) => address);
      receive(stream)
        .then((raw) => accept(raw, recipients, mails))
        .then(() => done(), done);
    },
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      server.on('error', (error) => console.error(`Mail server: ${error.message}`));
      resolve({ close: () => new Promise((closed) => server.close(() => closed())) });
    });
  });
}

async function receive(stream: SMTPServerDataStream): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of stream) chunks.push(chunk as Buffer);
  if (stream.sizeExceeded) throw new Error('The message is too large.');
  return Buffer.concat(chunks);
}

async function accept(raw: Buffer, recipients: string[], mails: MailStore): Promise<void> {
  const parsed = await PostalMime.parse(raw);
  mails.add({
    from: parsed.from ? addressText(parsed.from) : '',
    to: recipients,
    subject: parsed.subject ?? '',
    text: parsed.text ?? '',
    html: parsed.html ?? null,
    ...(parsed.messageId && { messageId: parsed.messageId }),
  });
}

function addressText({ name, address }: Address): string {
  return name ? `${name} <${address ?? ''}>` : (address ?? '');
}
