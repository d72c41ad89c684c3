import { logger } from 'firebase-functions';
import type Stripe from 'stripe';
import { storeId } from '@/lib/domain/ids';
import { createVerifyEvent } from './adapters/stripe/verify-event';
import { createBilling } from './adapters/stripe/billing';
import { actingDeps } from './audit/acting-deps';
import { requested, scheduled, whenCreated } from './deployed';
import { settings } from './env';
import { completeSignUp as completeSignUpHandler } from './handlers/account/complete-sign-up';
import {
  forgetDevice as forgetDeviceHandler,
  registerDevice as registerDeviceHandler,
} from './handlers/account/devices';
import { deleteMyAccount as deleteMyAccountHandler } from './handlers/account/delete-my-account';
import { sweepDeletedAccounts as sweepDeletedAccountsHandler } from './handlers/account/sweep-deleted-accounts';
import {
  mailPasswordReset as mailPasswordResetHandler,
  mailVerification as mailVerificationHandler,
} from './handlers/account/mail-codes';
import { exportMyData as exportMyDataHandler } from './handlers/account/export-my-data';
import {
  changePlan as changePlanHandler,
  refreshPlan as refreshPlanHandler,
} from './handlers/billing/change-plan';
import { createBillingSession as createBillingSessionHandler } from './handlers/billing/create-billing-session';
import { syncLostPlans } from './handlers/billing/sync-lost-plans';
import { handlePlatformEvent } from './handlers/billing/platform-event';
import { listInvoices as listInvoicesHandler } from './handlers/billing/list-invoices';
import { adjustStock as adjustStockHandler } from './handlers/catalogue/adjust-stock';
import { changeProducts as changeProductsHandler } from './handlers/catalogue/change-products';
import {
  arrangeBrands as arrangeBrandsHandler,
  arrangeCategories as arrangeCategoriesHandler,
} from './handlers/catalogue/groups/arrange-groups';
import {
  deleteBrand as deleteBrandHandler,
  deleteCategory as deleteCategoryHandler,
} from './handlers/catalogue/groups/delete-group';
import { relocateProducts as relocateProductsHandler } from './handlers/catalogue/groups/relocate-products';
import {
  commitImport as commitImportHandler,
  continueImports as continueLeftImports,
} from './handlers/catalogue/import/commit-import';
import { stageImport as stageImportHandler } from './handlers/catalogue/import/stage-import';
import {
  saveBrand as saveBrandHandler,
  saveCategory as saveCategoryHandler,
} from './handlers/catalogue/groups/save-group';
import {
  countProducts as countProductsHandler,
  readCompleteness as readCompletenessHandler,
} from './handlers/catalogue/count-products';
import { reindexProducts as reindexProductsHandler } from './handlers/catalogue/reindex-products';
import { deleteProduct as deleteProductHandler } from './handlers/catalogue/delete-product';
import { invalidateSoldOut } from './handlers/catalogue/invalidate-sold-out';
import { saveProduct as saveProductHandler } from './handlers/catalogue/save-product';
import { submitContactRequest as submitContactRequestHandler } from './handlers/contact/submit-contact-request';
import { answerContactRequest as answerContactRequestHandler } from './handlers/contact/answer-contact-request';
import { deleteContactRequest as deleteContactRequestHandler } from './handlers/contact/delete-contact-request';
import { markContactRequest as markContactRequestHandler } from './handlers/contact/mark-contact-request';
import { mailBounces as mailBouncesHandler } from './handlers/outbox/mail-bounces';
import { deliverEntry, deliverDueEntries } from './handlers/outbox/deliver-outbox';
import { addOrderNote as addOrderNoteHandler } from './handlers/orders/add-order-note';
import { cancelOrder as cancelOrderHandler } from './handlers/orders/cancel-order';
import { correctOrderEmail as correctOrderEmailHandler } from './handlers/orders/correct-order-email';
import { payOnDelivery as payOnDeliveryHandler } from './handlers/orders/pay-on-delivery';
import { placeOrder as placeOrderHandler } from './handlers/orders/place-order';
import { quoteCart as quoteCartHandler } from './handlers/orders/quote-cart';
import { recordOrderExport as recordOrderExportHandler } from './handlers/orders/record-order-export';
import { refundOrder as refundOrderHandler } from './handlers/orders/refund-order';
import { sendDueRefunds, sendRefund } from './handlers/payments/refunds/send-refund';
import { trackOrder as trackOrderHandler } from './handlers/orders/track-order';
import { updateOrderStatus as updateOrderStatusHandler } from './handlers/orders/update-order-status';
import { cardAccount as cardAccountHandler } from './handlers/payments/card-account';
import { checkPayment as checkPaymentHandler } from './handlers/payments/check-payment';
import { releaseExpired } from './handlers/payments/release-expired';
import { returnHeldPayment as returnHeldPaymentHandler } from './handlers/payments/return-held-payment';
import { startPayment as startPaymentHandler } from './handlers/payments/start-payment';
import { stripeWebhook as stripeWebhookHandler } from './handlers/payments/stripe-webhook';
import { beginUpload as beginUploadHandler } from './handlers/pictures/begin-upload';
import { fetchPicture as fetchPictureHandler } from './handlers/pictures/fetch-picture';
import {
  keepPhoto as keepPhotoHandler,
  keepPicture as keepPictureHandler,
} from './handlers/pictures/keep-picture';
import { sweepUploads as sweepUploadsHandler } from './handlers/pictures/sweep-uploads';
import {
  explainDifference as explainDifferenceHandler,
  reconcileNow as reconcileNowHandler,
} from './handlers/reconciliation/reconcile-now';
import { reconcileStores } from './handlers/reconciliation/reconcile';
import { moderateReview as moderateReviewHandler } from './handlers/reviews/moderate-review';
import { submitReview as submitReviewHandler } from './handlers/reviews/submit-review';
import {
  checkCustomDomain as checkCustomDomainHandler,
  recheckDomains,
  saveCustomDomain as saveCustomDomainHandler,
} from './handlers/store/custom-domain';
import { savePage as savePageHandler } from './handlers/store/save-page';
import { saveStoreSetting as saveStoreSettingHandler } from './handlers/store/save-store-setting';
import { countLeftSales, countSales } from './handlers/stats/count-sales';
import { acceptInvitation as acceptInvitationHandler } from './handlers/staff/accept-invitation';
import {
  inviteStaff as inviteStaffHandler,
  withdrawInvitation as withdrawInvitationHandler,
} from './handlers/staff/invite-staff';
import {
  declineInvitation as declineInvitationHandler,
  readInvitation as readInvitationHandler,
} from './handlers/staff/read-invitation';
import { changeStaffRole as changeStaffRoleHandler } from './handlers/staff/change-staff-role';
import { removeStaff as removeStaffHandler } from './handlers/staff/remove-staff';
import { saveStoreUser as saveStoreUserHandler } from './handlers/staff/save-store-user';
import { endSessions as endSessionsHandler } from './handlers/staff/end-sessions';
import { callable, deps, publicCallable, wire } from './wiring';

const loggingDeps = { ...deps, log: logger };
const billingDeps = { ...deps, billing: createBilling(() => settings().stripe, deps.now) };

export const quoteCart = publicCallable('quoteCart', (request) => quoteCartHandler(deps, request));
export const placeOrder = wire('placeOrder', placeOrderHandler);
export const cancelOrder = wire('cancelOrder', cancelOrderHandler);
export const payOnDelivery = wire('payOnDelivery', payOnDeliveryHandler);
export const startPayment = wire('startPayment', startPaymentHandler);
export const checkPayment = wire('checkPayment', checkPaymentHandler);
export const returnHeldPayment = wire('returnHeldPayment', returnHeldPaymentHandler);
export const cardAccount = wire('cardAccount', cardAccountHandler);
export const trackOrder = publicCallable('trackOrder', (request, caller) =>
  trackOrderHandler(deps, request, caller),
);
export const correctOrderEmail = publicCallable('correctOrderEmail', (request, caller) =>
  correctOrderEmailHandler(deps, request, caller),
);
export const completeSignUp = wire('completeSignUp', completeSignUpHandler);
export const registerDevice = wire('registerDevice', registerDeviceHandler);
export const forgetDevice = wire('forgetDevice', forgetDeviceHandler);
export const mailPasswordReset = publicCallable('mailPasswordReset', (request) =>
  mailPasswordResetHandler(deps, request),
);
export const mailVerification = wire('mailVerification', mailVerificationHandler);
export const exportMyData = wire('exportMyData', exportMyDataHandler);
export const deleteMyAccount = wire('deleteMyAccount', deleteMyAccountHandler);
export const submitContactRequest = publicCallable('submitContactRequest', (request) =>
  submitContactRequestHandler(deps, request),
);
export const submitReview = wire('submitReview', submitReviewHandler);
export const updateOrderStatus = wire('updateOrderStatus', updateOrderStatusHandler);
export const refundOrder = wire('refundOrder', refundOrderHandler);
export const recordOrderExport = wire('recordOrderExport', recordOrderExportHandler);
export const addOrderNote = wire('addOrderNote', addOrderNoteHandler);
export const answerContactRequest = wire('answerContactRequest', answerContactRequestHandler);
export const markContactRequest = wire('markContactRequest', markContactRequestHandler);
export const deleteContactRequest = wire('deleteContactRequest', deleteContactRequestHandler);
export const moderateReview = wire('moderateReview', moderateReviewHandler);
export const saveProduct = wire('saveProduct', saveProductHandler);
export const deleteProduct = wire('deleteProduct', deleteProductHandler);
export const changeProducts = wire('changeProducts', changeProductsHandler);
export const countProducts = wire('countProducts', countProductsHandler);
export const readCompleteness = wire('readCompleteness', readCompletenessHandler);
export const adjustStock = wire('adjustStock', adjustStockHandler);
export const saveCategory = wire('saveCategory', saveCategoryHandler);
export const arrangeCategories = wire('arrangeCategories', arrangeCategoriesHandler);
export const relocateProducts = wire('relocateProducts', relocateProductsHandler);
export const deleteCategory = wire('deleteCategory', deleteCategoryHandler);
export const saveBrand = wire('saveBrand', saveBrandHandler);
export const arrangeBrands = wire('arrangeBrands', arrangeBrandsHandler);
export const deleteBrand = wire('deleteBrand', deleteBrandHandler);
export const stageImport = wire('stageImport', stageImportHandler);
export const commitImport = wire('commitImport', commitImportHandler);
export const continueImports = scheduled('continueImports', () => continueLeftImports(deps));
export const reindexProducts = scheduled('reindexProducts', () => reindexProductsHandler(deps));
export const saveStoreSetting = wire('saveStoreSetting', saveStoreSettingHandler);
export const beginUpload = wire('beginUpload', beginUploadHandler);
export const keepPicture = wire('keepPicture', keepPictureHandler);
export const fetchPicture = wire('fetchPicture', fetchPictureHandler);
export const keepPhoto = wire('keepPhoto', keepPhotoHandler);
export const sweepDeletedAccounts = scheduled('sweepDeletedAccounts', () =>
  sweepDeletedAccountsHandler(deps),
);
export const sweepUploads = scheduled('sweepUploads', () => sweepUploadsHandler(deps));

export const savePage = wire('savePage', savePageHandler);
export const saveCustomDomain = wire('saveCustomDomain', saveCustomDomainHandler);
export const checkCustomDomain = wire('checkCustomDomain', checkCustomDomainHandler);
export const checkDomains = scheduled('checkDomains', () => recheckDomains(deps));

export const inviteStaff = wire('inviteStaff', inviteStaffHandler);
export const withdrawInvitation = wire('withdrawInvitation', withdrawInvitationHandler);
export const readInvitation = publicCallable('readInvitation', (request) =>
  readInvitationHandler(deps, request),
);
export const acceptInvitation = publicCallable('acceptInvitation', (request) =>
  acceptInvitationHandler(deps, request),
);
export const declineInvitation = publicCallable('declineInvitation', (request) =>
  declineInvitationHandler(deps, request),
);
export const changeStaffRole = wire('changeStaffRole', changeStaffRoleHandler);
export const removeStaff = wire('removeStaff', removeStaffHandler);
export const saveStoreUser = wire('saveStoreUser', saveStoreUserHandler);
export const endSessions = wire('endSessions', endSessionsHandler);

export const createBillingSession = callable('createBillingSession', (request, caller) =>
  createBillingSessionHandler(billingDeps, request, caller),
);
export const changePlan = callable('changePlan', (request, caller) =>
  changePlanHandler(actingDeps(billingDeps, 'changePlan', request, caller), request),
);
export const refreshPlan = callable('refreshPlan', (request) => refreshPlanHandler(billingDeps, request));
export const listInvoices = callable('listInvoices', (request) => listInvoicesHandler(billingDeps, request));
export const followPlans = scheduled('followPlans', () =>
  syncLostPlans({ ...billingDeps, warn: logger.warn }),
);

const webhookDeps = {
  ...deps,
  verifyEvent: createVerifyEvent(() => settings().stripe),
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
export const releaseExpiredReservations = scheduled('releaseExpiredReservations', () =>
  releaseExpired(loggingDeps),
);

export const sendNewRefund = whenCreated('sendNewRefund', ({ ref }) => sendRefund(loggingDeps, ref));
export const sendLeftRefunds = scheduled('sendLeftRefunds', () => sendDueRefunds(loggingDeps));

export const reconcileNow = wire('reconcileNow', (_, request) => reconcileNowHandler(loggingDeps, request));
export const explainDifference = wire('explainDifference', explainDifferenceHandler);
export const reconcilePayments = scheduled('reconcilePayments', () => reconcileStores(loggingDeps));

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

export const renewPagesOfSoldOut = whenCreated('renewPagesOfSoldOut', (move, { storeId: store = '' }) =>
  invalidateSoldOut(deps, storeId(store), move),
);

export const countNewSales = whenCreated('countNewSales', (entry, { storeId: store = '' }) =>
  countSales(deps, storeId(store), entry),
);
export const sweepLedger = scheduled('sweepLedger', () => countLeftSales(deps));
