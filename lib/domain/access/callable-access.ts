import type { CallableName, Callables } from '@/lib/domain/api/callables';
import { SETTING_PARTS, type SettingPart } from '@/lib/domain/store/store-setting';

/**
 * Who may do something: anyone; who is signed in, guests included; members, who have an account; a store's staff, owners
 * included; its owners. A store's roles are always those in the store that the request names.
 */
export const AUDIENCES = ['anyone', 'signed-in', 'member', 'staff', 'owner'] as const;
export type Audience = (typeof AUDIENCES)[number];

export interface Access {
  readonly may: Audience;
  /** Demands a second factor, or a password given again, of the last minutes. */
  readonly fresh?: true;
}

const ANYONE: Access = { may: 'anyone' };
const SIGNED_IN: Access = { may: 'signed-in' };
const MEMBER: Access = { may: 'member' };
const STAFF: Access = { may: 'staff' };
const OWNER: Access = { may: 'owner' };
const FRESH_STAFF: Access = { may: 'staff', fresh: true };
const FRESH_OWNER: Access = { may: 'owner', fresh: true };

/**
 * The role model of the callables; a callable without an entry does not compile. `functions/src/callable.ts` enforces it
 * before any handler runs. Whose order, review or browser it is, the handlers decide.
 */
const CALLABLE_ACCESS: Readonly<Record<CallableName, Access>> = {
  quoteCart: ANYONE,
  trackOrder: ANYONE,
  // The link of the mail or message is the proof.
  readConfirmation: ANYONE,
  withdrawMarketingConsent: ANYONE,
  answerConfirmation: ANYONE,
  readPaymentLink: ANYONE,
  startLinkPayment: ANYONE,
  chooseLinkTransfer: ANYONE,
  checkLinkPayment: ANYONE,
  // Who owns the order, or holds its tracking link.
  correctOrderEmail: ANYONE,
  // Likewise.
  changeOwnOrder: ANYONE,
  // Who owns the order, holds its tracking link, or works for the store.
  readInvoice: ANYONE,
  // Who owns the order, or holds its tracking link.
  requestReturn: ANYONE,
  moveOwnReturn: ANYONE,
  // The order's number and e-mail address are the proof; guesses are limited.
  withdrawOrder: ANYONE,
  // The link of the mail is the proof; who owns the order needs none to answer.
  readDesignChange: ANYONE,
  answerDesignChange: ANYONE,
  // The code is the proof; guesses are limited.
  readGiftBalance: ANYONE,
  submitContactRequest: ANYONE,
  waitForStock: ANYONE,
  // The link of the mail is the proof.
  stopMails: ANYONE,
  mailPasswordReset: ANYONE,
  // The link of the mail is the proof.
  readInvitation: ANYONE,
  acceptInvitation: ANYONE,
  declineInvitation: ANYONE,

  placeOrder: SIGNED_IN,
  buyGiftCard: SIGNED_IN,
  // Who owns the order, and the store's people.
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
  // A guest's review is of something they ordered.
  submitReview: SIGNED_IN,
  // A board is designed before anybody has an account.
  saveDesign: SIGNED_IN,
  keepDesignPicture: SIGNED_IN,
  // Who owns the order, or holds its tracking link.
  keepTransferReceipt: SIGNED_IN,

  mailVerification: MEMBER,
  completeSignUp: MEMBER,
  exportMyData: MEMBER,
  readMarketingConsent: MEMBER,
  saveMarketingConsent: MEMBER,
  beginUpload: MEMBER,
  keepPhoto: MEMBER,
  deleteMyAccount: MEMBER,

  updateOrderStatus: STAFF,
  updateOrderMaking: STAFF,
  shipParcel: STAFF,
  correctParcel: STAFF,
  moveParcel: STAFF,
  moveReturn: STAFF,
  recordConfirmation: STAFF,
  quoteHandOrder: STAFF,
  placeHandOrder: STAFF,
  sendPaymentLink: STAFF,
  // It makes an order paid.
  recordTransfer: FRESH_STAFF,
  readTransferReceipt: STAFF,
  readOrderHints: STAFF,
  blockCash: STAFF,
  liftCashBlock: STAFF,
  requestDesignChange: STAFF,
  withdrawDesignChange: STAFF,
  // Of a board that an order of the store holds.
  readOrderedPicture: STAFF,
  addOrderNote: STAFF,
  saveCustomerTags: STAFF,
  addCustomerNote: STAFF,
  recordOrderExport: FRESH_STAFF,
  recordCustomerExport: FRESH_STAFF,
  refundOrder: FRESH_STAFF,
  editOrder: FRESH_STAFF,
  settleReturn: FRESH_STAFF,
  returnHeldPayment: FRESH_STAFF,
  cardAccount: STAFF,
  answerContactRequest: STAFF,
  markContactRequest: STAFF,
  deleteContactRequest: OWNER,
  moderateReview: STAFF,
  replyToReview: STAFF,
  saveProduct: STAFF,
  saveStudioTemplate: STAFF,
  deleteProduct: STAFF,
  changeProducts: STAFF,
  countProducts: STAFF,
  readCompleteness: STAFF,
  adjustStock: STAFF,
  saveCategory: STAFF,
  arrangeCategories: STAFF,
  relocateProducts: STAFF,
  deleteCategory: STAFF,
  saveBrand: STAFF,
  arrangeBrands: STAFF,
  deleteBrand: STAFF,
  stageImport: STAFF,
  commitImport: STAFF,
  keepPicture: STAFF,
  fetchPicture: STAFF,
  savePage: STAFF,
  saveRedirects: STAFF,
  saveStoreSetting: STAFF,
  reconcileNow: STAFF,
  explainDifference: STAFF,
  previewSettlement: STAFF,
  saveSettlement: FRESH_STAFF,
  reverseSettlement: FRESH_STAFF,
  renderMessages: STAFF,
  markMessage: STAFF,
  saveStoreUser: STAFF,
  refreshPlan: STAFF,
  countDiscountOrders: STAFF,

  issueGiftCard: FRESH_OWNER,
  changeGiftCard: OWNER,
  saveDiscount: OWNER,
  deleteDiscount: OWNER,
  // Its groups say which discounts somebody may have.
  saveCustomerGroups: OWNER,
  makeDiscountCodes: OWNER,
  // A code is worth money to anybody who has it.
  listDiscountCodes: OWNER,
  mergeCustomers: OWNER,
  unmergeCustomer: OWNER,
  exportCustomer: FRESH_OWNER,
  forgetCustomer: FRESH_OWNER,
  saveCustomDomain: FRESH_OWNER,
  checkCustomDomain: OWNER,
  inviteStaff: FRESH_OWNER,
  withdrawInvitation: OWNER,
  changeStaffRole: FRESH_OWNER,
  removeStaff: FRESH_OWNER,
  createBillingSession: FRESH_OWNER,
  changePlan: FRESH_OWNER,
  listInvoices: OWNER,
};

/**
 * Who may save which part of the setting. Money, and whatever goes on after the person who set it has left, is the
 * owner's: addresses that mail goes to would still receive it.
 */
const SETTING_ACCESS: Readonly<Record<SettingPart, Access>> = {
  brand: STAFF,
  homepage: STAFF,
  reviews: STAFF,
  contact: OWNER,
  notifications: OWNER,
  payment: FRESH_OWNER,
  delivery: OWNER,
  currencies: OWNER,
  addresses: OWNER,
  tax: FRESH_OWNER,
  giftCards: OWNER,
  orderRules: OWNER,
  checkout: OWNER,
  suggestions: OWNER,
  confirmation: OWNER,
  // Shoppers follow its links.
  carriers: OWNER,
  reservationCaps: OWNER,
  region: OWNER,
};

/** Where the request decides; `uid` is the caller's. What is not named keeps its row of the table. */
const BY_REQUEST: {
  readonly [N in CallableName]?: (request: Callables[N]['request'], uid: string | null) => Access | null;
} = {
  saveStoreSetting: (request) => strictest(SETTING_PARTS.filter((part) => request[part] !== undefined)),
  beginUpload: ({ look }) => ({ picture: STAFF, photo: null, design: SIGNED_IN })[look],
  registerDevice: ({ newOrders }) => (newOrders ? STAFF : null),
  // A quote is for all who work for the store.
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

/** What a callable asks where its request does not decide. */
export const usualAccessTo = (name: CallableName): Access => CALLABLE_ACCESS[name];

export const settingAccess = (part: SettingPart): Access => SETTING_ACCESS[part];

/** What saving all of these parts at once demands. */
function strictest(parts: readonly SettingPart[]): Access {
  const all = parts.map(settingAccess);
  const may = all.some((one) => one.may === 'owner') ? 'owner' : 'staff';
  return { may, ...(all.some(({ fresh }) => fresh) && { fresh: true }) };
}
