import type { CallableName, Callables } from '@/lib/domain/api/callables';
import { returnsStock } from '@/lib/domain/orders/order-status';
import { SETTING_PARTS } from '@/lib/domain/store/store-setting';
import type { Access } from './access';
import { strictestOf } from './setting-access';

const ANYONE: Access = { may: 'anyone' };
const SIGNED_IN: Access = { may: 'signed-in' };
const MEMBER: Access = { may: 'member' };
const STAFF: Access = { may: 'staff' };
const STAFF_AND_SUPPORT: Access = { may: 'staff', support: true };
const OWNER: Access = { may: 'owner' };
const FRESH_STAFF: Access = { may: 'staff', fresh: true };
const FRESH_OWNER: Access = { may: 'owner', fresh: true };
const OPERATOR: Access = { may: 'operator' };
const FRESH_OPERATOR: Access = { may: 'operator', fresh: true };

/**
 * The role model of the callables; a callable without an entry does not compile. `functions/src/callable.ts` enforces
 * it before any handler runs. The handlers check who owns the order, review or browser.
 */
const CALLABLE_ACCESS: Readonly<Record<CallableName, Access>> = {
  quoteCart: ANYONE,
  trackOrder: ANYONE,
  // The link in the mail or message is the proof.
  readConfirmation: ANYONE,
  askForNewsletter: ANYONE,
  confirmNewsletter: ANYONE,
  withdrawMarketingConsent: ANYONE,
  answerConfirmation: ANYONE,
  readPaymentLink: ANYONE,
  startLinkPayment: ANYONE,
  chooseLinkTransfer: ANYONE,
  checkLinkPayment: ANYONE,
  // For the order's owner and holders of its tracking link.
  correctOrderEmail: ANYONE,
  // For the order's owner and holders of its tracking link.
  changeOwnOrder: ANYONE,
  readOwnPaymentLink: ANYONE,
  // For the order's owner, holders of its tracking link, and staff.
  readInvoice: ANYONE,
  // For the order's owner, holders of its tracking link, and staff.
  readReturnSlip: ANYONE,
  // For the order's owner and holders of its tracking link.
  requestReturn: ANYONE,
  moveOwnReturn: ANYONE,
  // The order's number and e-mail address are the proof; attempts are rate limited.
  withdrawOrder: ANYONE,
  // The link in the mail is the proof; the order's owner can answer without it.
  readDesignChange: ANYONE,
  answerDesignChange: ANYONE,
  // The code is the proof; attempts are rate limited.
  readGiftBalance: ANYONE,
  submitContactRequest: ANYONE,
  reportStore: ANYONE,
  waitForStock: ANYONE,
  // Only the browser that made the cart's id, or a holder of its link, knows the id.
  keepCart: ANYONE,
  dropCart: ANYONE,
  // The link in the mail is the proof.
  restoreCart: ANYONE,
  readReviewLink: ANYONE,
  stopMails: ANYONE,
  mailPasswordReset: ANYONE,
  // The link in the mail is the proof.
  readInvitation: ANYONE,
  acceptInvitation: ANYONE,
  declineInvitation: ANYONE,
  // The code is the proof; only the store's own page below the platform's host may use it.
  finishSwitch: ANYONE,

  placeOrder: SIGNED_IN,
  buyGiftCard: SIGNED_IN,
  // For the order's owner and staff.
  readOrderLink: SIGNED_IN,
  answerOwnConfirmation: SIGNED_IN,
  saveNationalAddress: SIGNED_IN,
  cancelOrder: SIGNED_IN,
  payOnDelivery: SIGNED_IN,
  startPayment: SIGNED_IN,
  checkPayment: SIGNED_IN,
  registerDevice: SIGNED_IN,
  forgetDevice: SIGNED_IN,
  endSessions: SIGNED_IN,
  // Guests review what they ordered, so a guest session is enough.
  submitReview: SIGNED_IN,
  // The link is the proof; the uploaded pictures still need a signed-in owner.
  sendLinkedReview: SIGNED_IN,
  // Shoppers design a board before they have an account.
  saveDesign: SIGNED_IN,
  keepDesignPicture: SIGNED_IN,
  keepReviewPicture: SIGNED_IN,
  // For the order's owner and holders of its tracking link.
  keepTransferReceipt: SIGNED_IN,
  keepReturnPhoto: SIGNED_IN,

  openStore: MEMBER,
  checkStoreName: MEMBER,
  // For the account that opened the store, whose role may still wait for its e-mail.
  startTrial: MEMBER,
  mailVerification: MEMBER,
  completeSignUp: MEMBER,
  exportMyData: MEMBER,
  readMarketingConsent: MEMBER,
  saveMarketingConsent: MEMBER,
  beginUpload: MEMBER,
  keepPhoto: MEMBER,
  deleteMyAccount: MEMBER,

  // Of the store that they go to.
  beginSwitch: STAFF,
  updateOrderStatus: STAFF_AND_SUPPORT,
  updateOrderMaking: STAFF_AND_SUPPORT,
  shipParcel: STAFF_AND_SUPPORT,
  correctParcel: STAFF_AND_SUPPORT,
  moveParcel: STAFF_AND_SUPPORT,
  updateReturnState: STAFF,
  recordConfirmation: STAFF,
  quoteHandOrder: STAFF,
  placeHandOrder: STAFF,
  sendPaymentLink: STAFF,
  // It makes an order paid.
  recordTransfer: FRESH_STAFF,
  readTransferReceipt: STAFF_AND_SUPPORT,
  readReturnPhoto: STAFF_AND_SUPPORT,
  readOrderHints: STAFF_AND_SUPPORT,
  blockCash: STAFF,
  liftCashBlock: STAFF,
  requestDesignChange: STAFF,
  withdrawDesignChange: STAFF,
  // For a board in one of the store's orders.
  readOrderedPicture: STAFF_AND_SUPPORT,
  addOrderNote: STAFF_AND_SUPPORT,
  printParcels: STAFF,
  saveCustomerTags: STAFF,
  addCustomerNote: STAFF,
  recordOrderExport: FRESH_STAFF,
  recordCustomerExport: FRESH_STAFF,
  refundOrder: FRESH_STAFF,
  editOrder: FRESH_STAFF,
  exchangeReturn: FRESH_STAFF,
  undoExchange: FRESH_STAFF,
  settleReturn: FRESH_STAFF,
  returnHeldPayment: FRESH_STAFF,
  cardAccount: STAFF,
  answerContactRequest: STAFF,
  markContactRequest: STAFF,
  deleteContactRequest: OWNER,
  moderateReview: STAFF,
  replyToReview: STAFF,
  removeReviewPicture: STAFF,
  saveProduct: STAFF_AND_SUPPORT,
  saveStudioTemplate: STAFF_AND_SUPPORT,
  deleteProduct: STAFF,
  changeProducts: STAFF_AND_SUPPORT,
  countProducts: STAFF_AND_SUPPORT,
  readCompleteness: STAFF_AND_SUPPORT,
  adjustStock: STAFF_AND_SUPPORT,
  saveCategory: STAFF_AND_SUPPORT,
  arrangeCategories: STAFF_AND_SUPPORT,
  relocateProducts: STAFF_AND_SUPPORT,
  deleteCategory: STAFF,
  saveBrand: STAFF_AND_SUPPORT,
  arrangeBrands: STAFF_AND_SUPPORT,
  deleteBrand: STAFF,
  stageImport: STAFF_AND_SUPPORT,
  commitImport: STAFF_AND_SUPPORT,
  keepPicture: STAFF_AND_SUPPORT,
  fetchPicture: STAFF_AND_SUPPORT,
  savePage: STAFF_AND_SUPPORT,
  saveOwnPage: STAFF_AND_SUPPORT,
  publishOwnPage: STAFF_AND_SUPPORT,
  unpublishOwnPage: STAFF_AND_SUPPORT,
  deleteOwnPage: STAFF,
  saveRedirects: STAFF_AND_SUPPORT,
  saveStoreSetting: STAFF,
  reconcileNow: STAFF,
  explainDifference: STAFF,
  previewSettlement: STAFF,
  saveSettlement: FRESH_STAFF,
  reverseSettlement: FRESH_STAFF,
  // The texts hold links with which a shopper acts.
  renderMessages: STAFF,
  markMessage: STAFF,
  saveStoreUser: STAFF,
  refreshPlan: STAFF,
  readUsage: STAFF_AND_SUPPORT,
  countDiscountOrders: STAFF_AND_SUPPORT,

  issueGiftCard: FRESH_OWNER,
  changeGiftCard: OWNER,
  saveDiscount: OWNER,
  deleteDiscount: OWNER,
  // Groups decide which discounts a customer gets.
  saveCustomerGroups: OWNER,
  makeDiscountCodes: OWNER,
  // Anybody who has a code can spend it.
  listDiscountCodes: OWNER,
  mergeCustomers: OWNER,
  importCustomers: OWNER,
  unmergeCustomer: OWNER,
  exportCustomer: FRESH_OWNER,
  forgetCustomer: FRESH_OWNER,
  // It sends orders and shoppers' addresses to another system.
  saveWebhook: FRESH_OWNER,
  rotateWebhookSecret: FRESH_OWNER,
  deleteWebhook: OWNER,
  testWebhook: OWNER,
  replayWebhooks: OWNER,
  // With a key, another system reads orders and shoppers' addresses.
  beginStoreExport: FRESH_OWNER,
  saveTrading: OWNER,
  readClosing: OWNER,
  closeStore: FRESH_OWNER,
  // In time, whoever undoes it.
  reopenStore: OWNER,
  handOverStore: FRESH_OWNER,
  cancelHandover: OWNER,
  createApiKey: FRESH_OWNER,
  revokeApiKey: OWNER,
  saveCustomDomain: FRESH_OWNER,
  checkCustomDomain: OWNER,
  allowSupport: FRESH_OWNER,
  endSupport: OWNER,
  inviteStaff: FRESH_OWNER,
  withdrawInvitation: OWNER,
  changeStaffRole: FRESH_OWNER,
  removeStaff: FRESH_OWNER,
  createBillingSession: FRESH_OWNER,
  changePlan: FRESH_OWNER,
  // It decides where the shop's money goes.
  connectStripe: FRESH_OWNER,
  disconnectStripe: FRESH_OWNER,
  refreshCardAccount: OWNER,
  listInvoices: OWNER,

  // It takes a whole store off the web.
  changeStoreState: FRESH_OPERATOR,
  moveReport: OPERATOR,
  // Nothing is opened by asking.
  askForSupport: OPERATOR,
  enterStore: FRESH_OPERATOR,
  // All stores' people read it.
  announce: FRESH_OPERATOR,
  withdrawAnnouncement: OPERATOR,
};

/** Callables whose access depends on the request; `uid` is the caller's. Null keeps the table's row. */
const BY_REQUEST: {
  readonly [N in CallableName]?: (request: Callables[N]['request'], uid: string | null) => Access | null;
} = {
  saveStoreSetting: (request) => strictestOf(SETTING_PARTS.filter((part) => request[part] !== undefined)),
  beginUpload: ({ look }) =>
    ({ picture: STAFF_AND_SUPPORT, photo: null, design: SIGNED_IN, review: SIGNED_IN })[look],
  registerDevice: ({ newOrders }) => (newOrders ? STAFF : null),
  // What ends an order gives its money back; where there is any, the handler asks for a fresh sign-in.
  updateOrderStatus: ({ to }) => (returnsStock(to) ? STAFF : null),
  // All staff may ask for a quote.
  editOrder: ({ seenTotal }) => (seenTotal === undefined ? STAFF : null),
  // Everybody may leave a store.
  removeStaff: (request, uid) => (request.uid === uid ? MEMBER : null),
};

/** Who may make this call. */
export function accessTo<N extends CallableName>(
  name: N,
  request: Callables[N]['request'],
  uid: string | null,
): Access {
  return BY_REQUEST[name]?.(request, uid) ?? CALLABLE_ACCESS[name];
}

/** What a callable demands when its request does not decide. */
export const usualAccessTo = (name: CallableName): Access => CALLABLE_ACCESS[name];
