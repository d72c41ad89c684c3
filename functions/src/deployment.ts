import { CALLABLE_NAMES, groupOf, type ApiGroup } from '@/lib/domain/api/api-groups';
import { mayDemandProof } from '@/functions/src/limits/rate-limits';

/** Secrets that only some functions may read, by their names in Secret Manager. */
export const SECRET_NAMES = [
  'CHALLENGE_SECRET',
  'MAIL_BOUNCE_SECRET',
  'SMTP_URL',
  'STRIPE_CONNECT_WEBHOOK_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'TRACKING_SECRET',
] as const;
export type SecretName = (typeof SECRET_NAMES)[number];

/** The service accounts that functions run as; docs/operators.md says what each account may. */
export const ACCOUNTS = [
  'shop-orders',
  'shop-money',
  'shop-people',
  'shop-catalogue',
  'shop-pictures',
  'shop-mail',
] as const;
export type Account = (typeof ACCOUNTS)[number];

/** Reads the keys of the stores, `STRIPE_STORE_KEYS_{store}` in Secret Manager, when it needs them. */
export const STORE_KEYS_ACCOUNT: Account = 'shop-money';

export const REGION = 'us-central1';

/** The schedule of each scheduled function, and all that it does. A run takes what triggers and earlier runs left undone. */
export const SCHEDULES = {
  /** Sale prices, banners and pages that begin or end now; imports of catalogues that were interrupted. */
  applyDueChanges: 'every 1 minutes',
  /** Orders that were not paid or accepted in time, and one reminder of a transfer. */
  releaseExpiredReservations: 'every 1 minutes',
  /** Mails, pushes and messages; webhooks. */
  sendLeftOutbox: 'every 1 minutes',
  sendLeftRefunds: 'every 1 minutes',
  /** Counts the ledger's entries into the figures. */
  sweepLedger: 'every 1 minutes',
  issueLeftInvoices: 'every 1 minutes',
  /** Fills the catalogues of stores whose opening was interrupted; deletes uploads and pictures of reviews that were never sent. */
  fillStoresAndSweepUploads: 'every 5 minutes',
  /** Compares orders with payments, and stock with its moves. */
  reconcilePayments: 'every 5 minutes',
  /** Reminds of cash orders that nobody confirmed, then cancels them. */
  followConfirmations: 'every 10 minutes',
  /** Plans of closing stores; trials; plans and connected accounts whose webhook was lost. */
  followPlans: 'every 10 minutes',
  /** Changed pages for search engines; fields by which lists find older documents: the search index of products, the origin of orders. */
  backfillFieldsAndSendIndexNow: 'every 10 minutes',
  checkDomains: 'every 6 hours',
  /** Deletes what was written below deleted accounts; hands stores over; takes closing stores a step on, up to their removal. */
  followLeaving: 'every 6 hours',
  /** Counts and measures every store for the console; deletes expired drafts of designs. Both read the bucket. */
  surveyStoresAndSweepDesigns: 'every 1 hours',
} as const;

/** The new documents that trigger each of these functions. */
export const TRIGGERS = {
  issueNewInvoices: 'stores/{storeId}/invoiceRequests/{requestId}',
  countNewSales: 'stores/{storeId}/ledger/{entryId}',
  /** Invalidates the pages of what sold out or is back, and notifies who waits for it. */
  followStockMoves: 'stores/{storeId}/stockMoves/{moveId}',
  sendNewRefund: 'stores/{storeId}/refundRequests/{requestId}',
  sendOutbox: 'stores/{storeId}/outbox/{entryId}',
} as const;

export type ScheduledName = keyof typeof SCHEDULES;
export type TriggeredName = keyof typeof TRIGGERS;
/**
 * Functions that other services call over HTTP, each with its own signature or link. `mailEvents` takes reports of bounces, and
 * unsubscribes readers by POST.
 */
export type WebhookName = 'stripeWebhook' | 'mailEvents';
export type FunctionName = ApiGroup | ScheduledName | TriggeredName | WebhookName;

/** The deployment of one function. */
export interface Deployment {
  readonly account: Account;
  readonly secrets: readonly SecretName[];
  readonly memory: '256MiB' | '512MiB';
  /** CPUs of one instance; below 1 the platform allows a concurrency of 1 alone. */
  readonly cpu: number;
  readonly timeoutSeconds: number;
  /** Calls that one instance answers at the same time. */
  readonly concurrency: number;
  readonly maxInstances: number;
}

const as = (account: Account, ...secrets: readonly SecretName[]) => ({ account, secrets });

/** Answers many calls at once; the timeout is the longest of its callables, at most what the platform allows. */
const API = { memory: '512MiB', cpu: 1, timeoutSeconds: 120, concurrency: 80, maxInstances: 20 } as const;
/** Goes through many documents. */
const LONG = { timeoutSeconds: 540 } as const;
/** Streams a whole store to its owner: as long as the platform lets an HTTP function answer. */
const LONGEST = { timeoutSeconds: 3600 } as const;
/** A scheduled run may start while the previous one still works; each takes only work that nobody else has claimed. */
const SCHEDULED = { ...LONG, memory: '256MiB', cpu: 0.5, concurrency: 1, maxInstances: 2 } as const;
const TRIGGERED = {
  memory: '256MiB',
  cpu: 1,
  timeoutSeconds: 120,
  concurrency: 80,
  maxInstances: 3,
} as const;

const orders = as('shop-orders');
// The platform's key opens the accounts that it connects.
const money = as(STORE_KEYS_ACCOUNT, 'STRIPE_SECRET_KEY');
const billing = money;
const people = as('shop-people');
const catalogue = as('shop-catalogue');
const pictures = as('shop-pictures');
const mail = as('shop-mail', 'SMTP_URL', 'TRACKING_SECRET');

const TABLE: Readonly<Record<FunctionName, Deployment>> = {
  // Reads the links of tracking mails and confirmations.
  apiOrders: { ...as('shop-orders', 'TRACKING_SECRET'), ...API, maxInstances: 40 },
  // Signs the digest of a phone that refused a parcel.
  apiMoney: { ...as(STORE_KEYS_ACCOUNT, 'STRIPE_SECRET_KEY', 'TRACKING_SECRET'), ...API, ...LONG },
  apiBilling: { ...billing, ...API, maxInstances: 5 },
  // Reads the links of invitations and of review requests. Its callables' callers wait nine minutes, as of any other group.
  apiPeople: { ...as('shop-people', 'TRACKING_SECRET'), ...API, ...LONGEST },
  apiCatalogue: { ...catalogue, ...API, ...LONG },
  // A decoded picture takes memory on top of what every function needs. It reads the links of tracking mails too.
  apiPictures: { ...as('shop-pictures', 'TRACKING_SECRET'), ...API, concurrency: 4, maxInstances: 15 },

  applyDueChanges: { ...catalogue, ...SCHEDULED },
  backfillFieldsAndSendIndexNow: { ...catalogue, ...SCHEDULED },
  checkDomains: { ...catalogue, ...SCHEDULED },
  fillStoresAndSweepUploads: { ...pictures, ...SCHEDULED },
  surveyStoresAndSweepDesigns: { ...pictures, ...SCHEDULED },
  followLeaving: { ...people, ...SCHEDULED },
  sweepLedger: { ...orders, ...SCHEDULED },
  issueLeftInvoices: { ...orders, ...SCHEDULED },
  followPlans: { ...billing, ...SCHEDULED },
  releaseExpiredReservations: { ...money, ...SCHEDULED },
  followConfirmations: { ...money, ...SCHEDULED },
  sendLeftRefunds: { ...money, ...SCHEDULED },
  reconcilePayments: { ...money, ...SCHEDULED },
  sendLeftOutbox: { ...mail, ...SCHEDULED },

  sendOutbox: { ...mail, ...TRIGGERED, maxInstances: 5 },
  sendNewRefund: { ...money, ...TRIGGERED },
  followStockMoves: { ...catalogue, ...TRIGGERED },
  // A single instance counts orders one after another, so that they do not contend for the day's document.
  countNewSales: { ...orders, ...TRIGGERED, maxInstances: 1 },
  // Invoice numbers are assigned one after another.
  issueNewInvoices: { ...orders, ...TRIGGERED, maxInstances: 1 },
  mailEvents: { ...as('shop-mail', 'MAIL_BOUNCE_SECRET', 'TRACKING_SECRET'), ...TRIGGERED },
  stripeWebhook: {
    ...as(STORE_KEYS_ACCOUNT, 'STRIPE_CONNECT_WEBHOOK_SECRET', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'),
    ...TRIGGERED,
    maxInstances: 10,
  },
};

export const FUNCTION_NAMES = Object.keys(TABLE) as readonly FunctionName[];

/** The functions whose callables may ask for a proof of work; each can also sign it. */
const DEMANDING: ReadonlySet<FunctionName> = new Set(CALLABLE_NAMES.filter(mayDemandProof).map(groupOf));

export function deploymentOf(name: FunctionName): Deployment {
  const row = TABLE[name];
  return DEMANDING.has(name) ? { ...row, secrets: [...row.secrets, 'CHALLENGE_SECRET'] } : row;
}
