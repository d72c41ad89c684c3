import type Stripe from 'stripe';
import { storeId } from '@/lib/domain/ids';
import { createVerifyEvent } from './adapters/stripe/verify-event';
import { billingDeps } from './billing-deps';
import { requested, scheduled, whenCreated } from './deployed';
import { observability, settings } from './env';
import { sweepDeletedAccounts as sweepDeletedAccountsHandler } from './handlers/account/sweep-deleted-accounts';
import { syncLostPlans } from './handlers/billing/sync-lost-plans';
import { handlePlatformEvent } from './handlers/billing/platform-event';
import { continueImports as continueLeftImports } from './handlers/catalogue/import/commit-import';
import { invalidateSoldOut } from './handlers/catalogue/invalidate-sold-out';
import { reindexProducts as reindexProductsHandler } from './handlers/catalogue/reindex-products';
import { turnSales } from './handlers/catalogue/turn-sales';
import { mailBounces as mailBouncesHandler } from './handlers/outbox/mail-bounces';
import { followConfirmations as followConfirmationsHandler } from './handlers/confirmations/follow-confirmations';
import { issueInvoices, issueLeftInvoices as issueLeft } from './handlers/invoices/issue-invoices';
import { deliverEntry, deliverDueEntries } from './handlers/outbox/deliver-outbox';
import { sendDueRefunds, sendRefund } from './handlers/payments/refunds/send-refund';
import { releaseExpired } from './handlers/payments/release-expired';
import { stripeWebhook as stripeWebhookHandler } from './handlers/payments/stripe-webhook';
import { sweepUploads as sweepUploadsHandler } from './handlers/pictures/sweep-uploads';
import { sweepDesigns as sweepDesignsHandler } from './handlers/studio/sweep-designs';
import { reconcileStores } from './handlers/reconciliation/reconcile';
import { turnBanners } from './handlers/store/turn-banners';
import { recheckDomains } from './handlers/store/custom-domain';
import { countLeftSales, countSales } from './handlers/stats/count-sales';
import { log } from './log';
import { deps, loggingDeps, storeKeys } from './wiring';
import { startMetrics } from '@/lib/observability/start-metrics';

startMetrics('functions', observability());

export { apiBilling } from './api/api-billing';
export { apiCatalogue } from './api/api-catalogue';
export { apiMoney } from './api/api-money';
export { apiOrders } from './api/api-orders';
export { apiPeople } from './api/api-people';
export { apiPictures } from './api/api-pictures';

const webhookDeps = {
  ...deps,
  verifyEvent: createVerifyEvent(() => settings().stripe, storeKeys),
  onPlatformEvent: (event: Stripe.Event) => handlePlatformEvent(billingDeps, event),
};

/**
 * Stripe's largest events are a fraction of it. Anybody may send a request, and verifying the signature reads
 * all of it.
 */
const MOST_EVENT_BYTES = 512 * 1024;

/** `/stripeWebhook/{store id, or platform}`: the webhook of each Stripe account. */
export const stripeWebhook = requested('stripeWebhook', async (request, response) => {
  if (request.rawBody.length > MOST_EVENT_BYTES) return void response.status(413).end();
  const [account = ''] = request.path.split('/').filter(Boolean);
  const signature = request.get('stripe-signature') ?? '';
  const status = await stripeWebhookHandler(webhookDeps, { account, body: request.rawBody, signature });
  response.status(status).end();
});

export const sendOutbox = whenCreated('sendOutbox', (entry) => deliverEntry(loggingDeps, entry));
export const sendLeftOutbox = scheduled('sendLeftOutbox', () => deliverDueEntries(loggingDeps));

/** Reports are a few hundred bytes; verifying a signature reads all of what anybody sends. */
const MOST_REPORT_BYTES = 64 * 1024;

export const mailBounces = requested('mailBounces', async (request, response) => {
  if (request.rawBody.length > MOST_REPORT_BYTES) return void response.status(413).end();
  const headers = {
    id: request.get('webhook-id') ?? '',
    timestamp: request.get('webhook-timestamp') ?? '',
    signature: request.get('webhook-signature') ?? '',
  };
  const given = { ...deps, secret: () => settings().mailBounceSecret };
  const status = await mailBouncesHandler(given, { headers, body: request.rawBody.toString('utf8') });
  response.status(status).end();
});

export const sendNewRefund = whenCreated('sendNewRefund', ({ ref }) => sendRefund(loggingDeps, ref));
export const sendLeftRefunds = scheduled('sendLeftRefunds', () => sendDueRefunds(loggingDeps));

export const countNewSales = whenCreated('countNewSales', (entry, { storeId: store = '' }) =>
  countSales(deps, storeId(store), entry),
);
export const sweepLedger = scheduled('sweepLedger', () => countLeftSales(deps));

export const issueNewInvoices = whenCreated('issueNewInvoices', ({ ref }) => issueInvoices(deps, ref));
export const issueLeftInvoices = scheduled('issueLeftInvoices', () => issueLeft(deps));

export const renewPagesOfSoldOut = whenCreated('renewPagesOfSoldOut', (move, { storeId: store = '' }) =>
  invalidateSoldOut(deps, storeId(store), move),
);

export const releaseExpiredReservations = scheduled('releaseExpiredReservations', () =>
  releaseExpired(loggingDeps),
);
export const followConfirmations = scheduled('followConfirmations', () =>
  followConfirmationsHandler(loggingDeps),
);
export const reconcilePayments = scheduled('reconcilePayments', () => reconcileStores(loggingDeps));
export const followPlans = scheduled('followPlans', () =>
  syncLostPlans({ ...billingDeps, warn: (message, about) => log.warn(message, { ...about }) }),
);
/** What changes the catalogue by itself. */
export const continueImports = scheduled('continueImports', async () => {
  await turnSales(loggingDeps);
  await turnBanners(deps);
  await continueLeftImports(deps);
});
export const reindexProducts = scheduled('reindexProducts', () => reindexProductsHandler(deps));
export const checkDomains = scheduled('checkDomains', () => recheckDomains(loggingDeps));
export const sweepDeletedAccounts = scheduled('sweepDeletedAccounts', () =>
  sweepDeletedAccountsHandler(deps),
);
export const sweepDesigns = scheduled('sweepDesigns', () => sweepDesignsHandler(deps));
export const sweepUploads = scheduled('sweepUploads', () => sweepUploadsHandler(deps));
