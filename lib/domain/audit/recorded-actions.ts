import type { CallableName } from '@/lib/domain/api/callables';
import type { AuditKind } from './audit-kinds';

/**
 * What each callable changes for the store's people, by the kind of thing; null for what shoppers do, what only reads
 * and what concerns the caller's own account. A new callable decides here whether it is written into the store's log.
 */
export const RECORDED = {
  saveProduct: 'product',
  deleteProduct: 'product',
  saveStudioTemplate: 'product',
  changeProducts: 'product',
  adjustStock: 'product',
  commitImport: 'product',
  // Lays a file aside; the catalogue changes with `commitImport`.
  stageImport: null,
  // Nobody sees a picture until something of the store names it.
  beginUpload: null,
  keepPicture: null,
  fetchPicture: null,
  saveCategory: 'category',
  arrangeCategories: 'category',
  relocateProducts: 'category',
  deleteCategory: 'category',
  saveBrand: 'brand',
  arrangeBrands: 'brand',
  deleteBrand: 'brand',
  updateOrderStatus: 'order',
  updateOrderMaking: 'order',
  shipParcel: 'order',
  correctParcel: 'order',
  moveParcel: 'order',
  requestDesignChange: 'order',
  withdrawDesignChange: 'order',
  readDesignChange: null,
  // Stands at the order.
  answerDesignChange: null,
  refundOrder: 'order',
  returnHeldPayment: 'order',
  recordConfirmation: 'order',
  placeHandOrder: 'order',
  sendPaymentLink: 'order',
  blockCash: 'order',
  liftCashBlock: 'order',
  saveNationalAddress: 'order',
  addOrderNote: 'order',
  recordOrderExport: 'order',
  answerContactRequest: 'message',
  markContactRequest: 'message',
  deleteContactRequest: 'message',
  moderateReview: 'review',
  saveStoreSetting: 'setting',
  saveCustomDomain: 'setting',
  // Writes down what the name servers say; nobody's action.
  checkCustomDomain: null,
  savePage: 'page',
  saveDiscount: 'discount',
  deleteDiscount: 'discount',
  makeDiscountCodes: 'discount',
  listDiscountCodes: null,
  countDiscountOrders: null,
  issueGiftCard: 'giftCard',
  changeGiftCard: 'giftCard',
  readGiftBalance: null,
  inviteStaff: 'staff',
  withdrawInvitation: 'staff',
  readInvitation: null,
  // Visible in the invitation itself, which the owner sees.
  acceptInvitation: null,
  declineInvitation: null,
  changeStaffRole: 'staff',
  removeStaff: 'staff',
  saveStoreUser: 'staff',
  saveCustomerGroups: 'customer',
  changePlan: 'plan',
  // Reads what Stripe decided; nobody's action.
  refreshPlan: null,
  // Opens a page of Stripe's, where nothing is decided yet.
  createBillingSession: null,
  listInvoices: null,
  explainDifference: 'books',
  saveSettlement: 'books',
  reverseSettlement: 'books',
  previewSettlement: null,
  markMessage: 'order',
  renderMessages: null,
  // It compares; its repairs are its own and are shown in the reconciliation.
  reconcileNow: null,
  cardAccount: null,
  quoteCart: null,
  quoteHandOrder: null,
  placeOrder: null,
  saveDesign: null,
  keepDesignPicture: null,
  readOrderedPicture: null,
  cancelOrder: null,
  payOnDelivery: null,
  startPayment: null,
  checkPayment: null,
  readPaymentLink: null,
  startLinkPayment: null,
  checkLinkPayment: null,
  trackOrder: null,
  readConfirmation: null,
  answerConfirmation: null,
  answerOwnConfirmation: null,
  readOrderHints: null,
  correctOrderEmail: null,
  readOrderLink: null,
  readInvoice: null,
  submitReview: null,
  submitContactRequest: null,
  completeSignUp: null,
  exportMyData: null,
  countProducts: null,
  readCompleteness: null,
  deleteMyAccount: null,
  keepPhoto: null,
  registerDevice: null,
  forgetDevice: null,
  endSessions: null,
  mailPasswordReset: null,
  mailVerification: null,
} as const satisfies Readonly<Record<CallableName, AuditKind | null>>;

/** What is written into the log. */
export type RecordedName = {
  [N in CallableName]: (typeof RECORDED)[N] extends null ? never : N;
}[CallableName];

export const isRecorded = (name: CallableName): name is RecordedName => RECORDED[name] !== null;

/** Their names, in the order of the table. */
export const AUDIT_ACTIONS: readonly RecordedName[] = (Object.keys(RECORDED) as CallableName[]).filter(
  isRecorded,
);
