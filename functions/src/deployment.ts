import type { CallableName } from '@/lib/domain/api/callables';
import { mayDemandProof } from '@/functions/src/limits/rate-limits';

/** Secrets that only some functions may read, by their names in Secret Manager. */
export const SECRET_NAMES = [
  'CHALLENGE_SECRET',
  'MAIL_BOUNCE_SECRET',
  'SMTP_URL',
  'STRIPE_SECRET_KEY',
  'STRIPE_STORE_KEYS',
  'STRIPE_WEBHOOK_SECRET',
  'TRACKING_SECRET',
] as const;
export type SecretName = (typeof SECRET_NAMES)[number];

/** Whom a function acts as in the project; docs/operators.md says what each account may. */
export const ACCOUNTS = [
  'shop-orders',
  'shop-money',
  'shop-people',
  'shop-catalogue',
  'shop-pictures',
  'shop-mail',
] as const;
export type Account = (typeof ACCOUNTS)[number];

export const REGION = 'us-central1';

/** How often each of these runs by itself. */
export const SCHEDULES = {
  continueImports: 'every 1 minutes',
  releaseExpiredReservations: 'every 1 minutes',
  sendLeftOutbox: 'every 1 minutes',
  sendLeftRefunds: 'every 1 minutes',
  sweepLedger: 'every 1 minutes',
  reconcilePayments: 'every 5 minutes',
  followPlans: 'every 10 minutes',
  reindexProducts: 'every 10 minutes',
  checkDomains: 'every 6 hours',
  sweepDeletedAccounts: 'every 6 hours',
  sweepUploads: 'every 5 minutes',
} as const;

/** The new documents that start each of these. */
export const TRIGGERS = {
  countNewSales: 'stores/{storeId}/ledger/{entryId}',
  renewPagesOfSoldOut: 'stores/{storeId}/stockMoves/{moveId}',
  sendNewRefund: 'stores/{storeId}/refundRequests/{requestId}',
  sendOutbox: 'stores/{storeId}/outbox/{entryId}',
} as const;

export type ScheduledName = keyof typeof SCHEDULES;
export type TriggeredName = keyof typeof TRIGGERS;
/** What other services call over HTTP, each with its own signature. */
export const WEBHOOKS = ['stripeWebhook', 'mailBounces'] as const;

export type WebhookName = (typeof WEBHOOKS)[number];
export type FunctionName = CallableName | ScheduledName | TriggeredName | WebhookName;

/** How one function is deployed. */
export interface Deployment {
  readonly account: Account;
  readonly secrets: readonly SecretName[];
  readonly memory: '256MiB' | '512MiB';
  readonly timeoutSeconds: number;
  /** Calls that one instance answers at the same time. */
  readonly concurrency: number;
  readonly maxInstances: number;
}

const USUAL = {
  secrets: [],
  memory: '256MiB',
  timeoutSeconds: 120,
  concurrency: 80,
  maxInstances: 40,
} satisfies Omit<Deployment, 'account'>;

/** Goes through many documents; the platform allows no more. */
const LONG = { timeoutSeconds: 540 } as const;
/** A run of a schedule begins although the one before still works, and both take what nobody else took. */
const SCHEDULED = { ...LONG, concurrency: 1, maxInstances: 2 } as const;
/** What a picture unfolds to comes on top of what every function needs. */
const DRAWING = { memory: '512MiB', concurrency: 4, maxInstances: 20 } as const;

const as = (account: Account, ...secrets: readonly SecretName[]): Deployment => ({
  ...USUAL,
  account,
  secrets,
});
const orders = as('shop-orders');
const money = as('shop-money', 'STRIPE_STORE_KEYS');
const billing = as('shop-money', 'STRIPE_SECRET_KEY');
const people = as('shop-people');
/** Reads the links of invitations. */
const invited = as('shop-people', 'TRACKING_SECRET');
const catalogue = as('shop-catalogue');
const pictures = as('shop-pictures');
const mail = as('shop-mail', 'SMTP_URL', 'TRACKING_SECRET');

const TABLE: Readonly<Record<FunctionName, Deployment>> = {
  quoteCart: orders,
  placeOrder: orders,
  trackOrder: as('shop-orders', 'TRACKING_SECRET'),
  correctOrderEmail: as('shop-orders', 'TRACKING_SECRET'),
  refundOrder: orders,
  addOrderNote: orders,
  recordOrderExport: orders,
  cardAccount: orders,
  explainDifference: orders,
  // Each may stop a card payment that is under way.
  cancelOrder: money,
  payOnDelivery: money,
  updateOrderStatus: money,
  startPayment: money,
  checkPayment: money,
  returnHeldPayment: money,
  reconcileNow: { ...money, ...LONG },
  createBillingSession: billing,
  changePlan: billing,
  refreshPlan: billing,
  listInvoices: billing,

  completeSignUp: people,
  registerDevice: people,
  forgetDevice: people,
  mailPasswordReset: people,
  mailVerification: people,
  exportMyData: { ...people, ...LONG },
  deleteMyAccount: { ...as('shop-people'), ...LONG },
  inviteStaff: people,
  withdrawInvitation: people,
  readInvitation: invited,
  acceptInvitation: { ...invited, ...LONG },
  declineInvitation: invited,
  changeStaffRole: people,
  removeStaff: people,
  saveStoreUser: people,
  endSessions: people,
  submitContactRequest: people,
  answerContactRequest: people,
  markContactRequest: people,
  deleteContactRequest: people,

  submitReview: catalogue,
  moderateReview: catalogue,
  saveProduct: catalogue,
  deleteProduct: catalogue,
  changeProducts: { ...catalogue, ...LONG },
  countProducts: catalogue,
  readCompleteness: catalogue,
  adjustStock: catalogue,
  saveCategory: { ...catalogue, ...LONG },
  arrangeCategories: { ...catalogue, ...LONG },
  relocateProducts: { ...catalogue, ...LONG },
  deleteCategory: { ...catalogue, ...LONG },
  saveBrand: { ...catalogue, ...LONG },
  arrangeBrands: catalogue,
  deleteBrand: { ...catalogue, ...LONG },
  stageImport: catalogue,
  commitImport: { ...catalogue, ...LONG },
  saveStoreSetting: catalogue,
  savePage: catalogue,
  saveCustomDomain: catalogue,
  checkCustomDomain: catalogue,
  beginUpload: pictures,
  keepPicture: { ...pictures, ...DRAWING },
  fetchPicture: { ...pictures, ...DRAWING },
  keepPhoto: { ...pictures, ...DRAWING },

  continueImports: { ...catalogue, ...SCHEDULED },
  reindexProducts: { ...catalogue, ...SCHEDULED },
  checkDomains: { ...catalogue, ...SCHEDULED },
  sweepUploads: { ...pictures, ...SCHEDULED },
  sweepDeletedAccounts: { ...people, ...SCHEDULED },
  sweepLedger: { ...orders, ...SCHEDULED },
  followPlans: { ...billing, ...SCHEDULED },
  releaseExpiredReservations: { ...money, ...SCHEDULED },
  sendLeftRefunds: { ...money, ...SCHEDULED },
  reconcilePayments: { ...money, ...SCHEDULED },
  sendLeftOutbox: { ...mail, ...SCHEDULED },

  sendOutbox: { ...mail, maxInstances: 20 },
  sendNewRefund: { ...money, maxInstances: 20 },
  renewPagesOfSoldOut: { ...catalogue, maxInstances: 20 },
  // One instance counts for a store's orders in turn, so that they do not compete for the document of the day.
  countNewSales: { ...orders, maxInstances: 1 },
  mailBounces: { ...as('shop-mail', 'MAIL_BOUNCE_SECRET'), maxInstances: 20 },
  stripeWebhook: {
    ...as('shop-money', 'STRIPE_STORE_KEYS', 'STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'),
    maxInstances: 20,
  },
};

export const FUNCTION_NAMES = Object.keys(TABLE) as readonly FunctionName[];

/** How a function is deployed; one that may ask for a proof of work can also sign it. */
export function deploymentOf(name: FunctionName): Deployment {
  const row = TABLE[name];
  return isLimited(name) && mayDemandProof(name)
    ? { ...row, secrets: [...row.secrets, 'CHALLENGE_SECRET'] }
    : row;
}

const isWebhook = (name: FunctionName): name is WebhookName => WEBHOOKS.some((known) => known === name);

const isLimited = (name: FunctionName): name is CallableName =>
  !Object.hasOwn(SCHEDULES, name) && !Object.hasOwn(TRIGGERS, name) && !isWebhook(name);
