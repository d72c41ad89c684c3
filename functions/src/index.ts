import type { Request } from 'firebase-functions/https';
import type Stripe from 'stripe';
import { storeId } from '@/lib/domain/ids';
import { CONNECT, createVerifyEvent, PLATFORM } from './adapters/stripe/verify-event';
import { billingDeps } from './billing-deps';
import { requested, scheduled, whenCreated } from './define-function';
import { observability, settings } from './env';
import { sweepDeletedAccounts } from './handlers/account/sweep-deleted-accounts';
import { syncLostPlans } from './handlers/billing/sync-lost-plans';
import { syncLostAccounts } from './handlers/payments/connect/sync-lost-accounts';
import { startLeftTrials } from './handlers/billing/start-trial';
import { handlePlatformEvent } from './handlers/billing/platform-event';
import { continueImports as continueLeftImports } from './handlers/catalogue/import/commit-import';
import { invalidateSoldOut } from './handlers/catalogue/invalidate-sold-out';
import { reindexProducts } from './handlers/catalogue/reindex-products';
import { applyDueSalePrices } from './handlers/catalogue/apply-due-sale-prices';
import { nameOrigins } from './handlers/orders/by-hand/name-origins';
import { followPayers } from './handlers/billing/follow-payers';
import { settleDuePlans } from './handlers/leaving/closing-plan';
import { followClosings } from './handlers/leaving/follow-closings';
import { followHandovers } from './handlers/leaving/follow-handovers';
import { fillLeftStores } from './handlers/opening/fill-store';
import { surveyStores } from './handlers/platform/survey-stores';
import { mailBounces } from './handlers/outbox/mail-bounces';
import { followConfirmations as followConfirmationsHandler } from './handlers/confirmations/follow-confirmations';
import { issueInvoices, issueLeftInvoices as issueLeft } from './handlers/invoices/issue-invoices';
import { deliverEntry, deliverDueEntries } from './handlers/outbox/deliver-outbox';
import { notifyWaiting } from './handlers/reminders/notify-waiting';
import { handleTrigger, deliverDueWebhooks } from './handlers/webhooks/deliver-webhooks';
import { isWebhook } from './adapters/webhooks/webhook-queue';
import { stopMailsByPost } from './handlers/reminders/stop-mails';
import { sendDueRefunds, sendRefund } from './handlers/payments/refunds/send-refund';
import { releaseExpired } from './handlers/payments/release-expired';
import { stripeWebhook as stripeWebhookHandler } from './handlers/payments/stripe-webhook';
import { sweepUploads } from './handlers/pictures/sweep-uploads';
import { sweepDesigns } from './handlers/studio/sweep-designs';
import { applyDuePages } from './handlers/own-pages/apply-due-pages';
import { reconcileStores } from './handlers/reconciliation/reconcile';
import { applyDueBanners } from './handlers/store/apply-due-banners';
import { sendIndexNow } from './handlers/store/send-index-now';
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
  accounts: billingDeps.accounts,
  isLive: () => settings().stripeMode === 'live',
  onPlatformEvent: (event: Stripe.Event) => handlePlatformEvent(billingDeps, event),
};

/**
 * Many times Stripe's largest event. Bounded because anybody may send a request, and verifying the signature reads all of it.
 */
const MOST_EVENT_BYTES = 512 * 1024;

/** The raw body; the declared type omits requests without one. */
const bodyOf = ({ rawBody }: { readonly rawBody?: Request['rawBody'] }): Buffer => rawBody ?? Buffer.alloc(0);

/** `/stripeWebhook/{store id, or platform}`: the webhook of each Stripe account; `/platform/connect`: of all connected ones. */
export const stripeWebhook = requested('stripeWebhook', async (request, response) => {
  const body = bodyOf(request);
  if (body.length > MOST_EVENT_BYTES) return void response.status(413).end();
  const [first = '', second] = request.path.split('/').filter(Boolean);
  const account = first === PLATFORM && second === 'connect' ? CONNECT : first;
  const signature = request.get('stripe-signature') ?? '';
  const status = await stripeWebhookHandler(webhookDeps, { account, body, signature });
  response.status(status).end();
});

export const sendOutbox = whenCreated('sendOutbox', (entry) =>
  isWebhook(entry.data()) ? handleTrigger(loggingDeps, entry) : deliverEntry(loggingDeps, entry),
);
/** Runs all at once, so that slow receivers do not delay mails. */
export const sendLeftOutbox = scheduled('sendLeftOutbox', async () => {
  await Promise.all([deliverDueEntries(loggingDeps), deliverDueWebhooks(loggingDeps)]);
});

/** Reports are a few hundred bytes; verifying a signature reads all that anybody sends. */
const MOST_REPORT_BYTES = 64 * 1024;

/**
 * `/mailEvents`: a mail service's signed reports of bounces. `/mailEvents/stop/{token}`: a reader unsubscribes, called by the
 * site.
 */
export const mailEvents = requested('mailEvents', async (request, response) => {
  const body = bodyOf(request);
  if (body.length > MOST_REPORT_BYTES) return void response.status(413).end();
  const [first, token] = request.path.split('/').filter(Boolean);
  if (first === 'stop') return void response.status(await stopMailsByPost(deps, request.method, token)).end();
  const headers = {
    id: request.get('webhook-id') ?? '',
    timestamp: request.get('webhook-timestamp') ?? '',
    signature: request.get('webhook-signature') ?? '',
  };
  const given = { ...deps, secret: () => settings().mailBounceSecret };
  const status = await mailBounces(given, { headers, body: body.toString('utf8') });
  response.status(status).end();
});

export const sendNewRefund = whenCreated('sendNewRefund', ({ ref }) => sendRefund(loggingDeps, ref));
export const sendLeftRefunds = scheduled('sendLeftRefunds', () => sendDueRefunds(loggingDeps));

export const countNewSales = whenCreated('countNewSales', (entry, { storeId: store = '' }) =>
  countSales(deps, storeId(store), entry),
);
export const sweepLedger = scheduled('sweepLedger', () => countLeftSales(loggingDeps));

export const issueNewInvoices = whenCreated('issueNewInvoices', ({ ref }) => issueInvoices(deps, ref));
export const issueLeftInvoices = scheduled('issueLeftInvoices', () => issueLeft(deps));

export const followStockMoves = whenCreated('followStockMoves', async (move, { storeId: store = '' }) => {
  await invalidateSoldOut(deps, storeId(store), move);
  await notifyWaiting(deps, storeId(store), move);
});

export const releaseExpiredReservations = scheduled('releaseExpiredReservations', () =>
  releaseExpired(loggingDeps),
);
export const followConfirmations = scheduled('followConfirmations', () =>
  followConfirmationsHandler(loggingDeps),
);
export const reconcilePayments = scheduled('reconcilePayments', () => reconcileStores(loggingDeps));
const planDeps = {
  ...billingDeps,
  warn: (message: string, about: object) => log.warn(message, { ...about }),
};
export const followPlans = scheduled(
  'followPlans',
  () => settleDuePlans(planDeps),
  () => followPayers(planDeps),
  () => startLeftTrials(planDeps),
  () => syncLostPlans(planDeps),
  () => syncLostAccounts(planDeps),
);
export const applyDueChanges = scheduled(
  'applyDueChanges',
  () => applyDueSalePrices(loggingDeps),
  () => applyDueBanners(deps),
  () => applyDuePages(loggingDeps),
  () => continueLeftImports(loggingDeps),
);
export const backfillFieldsAndSendIndexNow = scheduled(
  'backfillFieldsAndSendIndexNow',
  () => reindexProducts(deps),
  () => nameOrigins(deps),
  () => sendIndexNow(loggingDeps),
);
export const checkDomains = scheduled('checkDomains', () => recheckDomains(loggingDeps));
export const followLeaving = scheduled(
  'followLeaving',
  () => sweepDeletedAccounts(deps),
  () => followHandovers(loggingDeps),
  () => followClosings(loggingDeps),
);
export const surveyStoresAndSweepDesigns = scheduled(
  'surveyStoresAndSweepDesigns',
  () => surveyStores(loggingDeps),
  () => sweepDesigns(deps),
);
export const fillStoresAndSweepUploads = scheduled(
  'fillStoresAndSweepUploads',
  () => fillLeftStores(loggingDeps),
  () => sweepUploads(deps),
);
