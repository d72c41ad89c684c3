import path from 'node:path';
import type { MessagePort } from 'node:worker_threads';
import { startAuth } from '../auth/auth-server';
import { tokenReader } from '../auth/tokens/id-tokens';
import { openSigningKey } from '../auth/tokens/signing-key';
import type { EmulatorConfig } from '../config';
import { openRecords } from '../data-dir/records';
import { openMailStore } from '../mailbox/mail-store';
import { startMailbox } from '../mailbox/mailbox-server';
import { openPushStore } from '../mailbox/push-store';
import { startSmtp } from '../mailbox/smtp';
import { Journal } from '../status/journal';
import { startStripe } from '../stripe/stripe-server';
import { startStorage } from '../storage/storage-server';
import { documentReader } from './document-reader';
import type { WorkerService } from './worker-service';

/** Auth, Storage and the mailbox, whose records share one file, and Stripe with its own. */
export async function startPlatform(config: EmulatorConfig, firestore: MessagePort): Promise<WorkerService> {
  const { projectId, dataDir, host, ports } = config;
  const key = config.signedTokens ? openSigningKey(dataDir) : null;
  const records = openRecords(path.join(dataDir, 'platform.db'));
  const mails = openMailStore(records);
  const pushes = openPushStore(records);
  const journal = new Journal();
  const stripe = await startStripe({ dataDir, host, port: ports.stripe, webhooks: config.stripeWebhooks });
  const servers = await Promise.all([
    startMailbox(config, { mails, pushes, stripe, journal }),
    startSmtp(host, ports.smtp, mails),
    startAuth({
      projectId,
      host,
      port: ports.auth,
      records,
      actionUrl: config.actionUrl,
      key,
      send: (mail) => void mails.add(mail),
    }),
    startStorage({
      config,
      records,
      journal,
      readToken: tokenReader(key),
      readFirestore: documentReader(firestore),
    }),
  ]);
  return {
    async close() {
      await Promise.all([stripe, ...servers].map((server) => server.close()));
      records.close();
    },
  };
}
