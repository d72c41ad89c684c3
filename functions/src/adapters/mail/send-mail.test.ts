import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { createSendMail, type MailMessage } from './send-mail';

let server: SMTPServer;
let connections: number;
let taken: number;
let lastTaken: string;
afterEach(() => new Promise<void>((resolve) => server.close(() => resolve())));

/** A mail server with the given behaviour, and `sendMail` to it. */
async function serving(behaviour: SMTPServerOptions) {
  connections = 0;
  taken = 0;
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    closeTimeout: 100,
    onConnect: (_, done) => {
      connections += 1;
      done();
    },
    onData: (stream, _, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => void chunks.push(chunk));
      stream.once('end', () => {
        taken += 1;
        lastTaken = Buffer.concat(chunks).toString();
        done();
      });
    },
    ...behaviour,
  });
  // Connections that tests break on purpose are reported here too.
  server.on('error', () => undefined);
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
  const { port } = server.server.address() as AddressInfo;
  return createSendMail(() => ({ smtpUrl: `smtp://127.0.0.1:${port}` }));
}

const aMail = (to = 'layla@example.com'): MailMessage => ({
  from: { name: 'Demo Boards via Shop', address: 'shop@example.com' },
  ...{ to, subject: 'Hello', text: 'Hello', html: '<p>Hello</p>' },
  messageId: `<${crypto.randomUUID()}@shop.example>`,
});

test('mails of a burst share one connection', async () => {
  const sendMail = await serving({});
  const outcomes = await Promise.all([sendMail(aMail()), sendMail(aMail()), sendMail(aMail())]);
  expect(outcomes).toEqual(['sent', 'sent', 'sent']);
  expect([taken, connections]).toEqual([3, 1]);
});

test('a mail says who sends it, that a program wrote it, and where such mails are switched off', async () => {
  const sendMail = await serving({});
  await sendMail({
    ...aMail(),
    unsubscribe: { url: 'https://shop.example/admin/settings', oneClick: false },
  });
  expect(lastTaken).toContain('From: Demo Boards via Shop <shop@example.com>');
  expect(lastTaken).toContain('Auto-Submitted: auto-generated');
  expect(lastTaken).toContain('List-Unsubscribe: <https://shop.example/admin/settings>');
  expect(lastTaken).not.toContain('List-Unsubscribe-Post');
  await sendMail({
    ...aMail(),
    unsubscribe: { url: 'https://shop.example/api/stop-mails/t', oneClick: true },
  });
  expect(lastTaken).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click');
});

const replying = (responseCode: number) => Object.assign(new Error('No.'), { responseCode });

test('a receiver refused for good is told apart from one refused for now, and from a server that refuses us', async () => {
  let knowsUs = true;
  const sendMail = await serving({
    onRcptTo: ({ address }, _, done) =>
      done(address.startsWith('later') ? replying(450) : address.startsWith('gone') ? replying(550) : null),
    onMailFrom: (_from, _session, done) => done(knowsUs ? null : replying(550)),
  });
  await expect(sendMail(aMail('gone@example.com'))).resolves.toBe('refused');
  await expect(sendMail(aMail('later@example.com'))).rejects.toThrow('450');
  knowsUs = false;
  await expect(sendMail(aMail())).rejects.toThrow('550');
});

test('a mail whose answer never came is not sent again unasked', async () => {
  const sendMail = await serving({
    onData: (stream, session) => {
      stream.resume();
      stream.once('end', () => {
        taken += 1;
        for (const connection of server.connections) if (connection.session === session) connection.close();
      });
    },
  });
  await expect(sendMail(aMail())).rejects.toThrow();
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(taken).toBe(1);
});
