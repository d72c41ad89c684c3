import type { CallableName } from './callables';

/**
 * The deployed function that answers each callable: one per account of `functions/src/deployment.ts` and, for money, per
 * Stripe account. Each function is a Cloud Run service, and a region has room for few (docs/decisions/077).
 */
const GROUP_OF = {
  quoteCart: 'apiOrders',
  placeOrder: 'apiOrders',
  trackOrder: 'apiOrders',
  correctOrderEmail: 'apiOrders',
  readOrderLink: 'apiOrders',
  readInvoice: 'apiOrders',
  saveNationalAddress: 'apiOrders',
  refundOrder: 'apiOrders',
  addOrderNote: 'apiOrders',
  updateOrderMaking: 'apiOrders',
  shipParcel: 'apiOrders',
  correctParcel: 'apiOrders',
  moveParcel: 'apiOrders',
  withdrawDesignChange: 'apiOrders',
  readDesignChange: 'apiOrders',
  answerDesignChange: 'apiOrders',
  recordOrderExport: 'apiOrders',
  readConfirmation: 'apiOrders',
  // Of cash orders, whose card payments were stopped when they were placed.
  answerConfirmation: 'apiOrders',
  answerOwnConfirmation: 'apiOrders',
  recordConfirmation: 'apiOrders',
  readOrderHints: 'apiOrders',
  blockCash: 'apiOrders',
  liftCashBlock: 'apiOrders',
  cardAccount: 'apiOrders',
  quoteHandOrder: 'apiOrders',
  placeHandOrder: 'apiOrders',
  sendPaymentLink: 'apiOrders',
  readPaymentLink: 'apiOrders',
  explainDifference: 'apiOrders',
  previewSettlement: 'apiOrders',
  saveSettlement: 'apiOrders',
  reverseSettlement: 'apiOrders',
  renderMessages: 'apiOrders',
  markMessage: 'apiOrders',
  readGiftBalance: 'apiOrders',
  issueGiftCard: 'apiOrders',
  changeGiftCard: 'apiOrders',

  // Each may stop a card payment that is under way.
  cancelOrder: 'apiMoney',
  payOnDelivery: 'apiMoney',
  updateOrderStatus: 'apiMoney',
  startPayment: 'apiMoney',
  checkPayment: 'apiMoney',
  startLinkPayment: 'apiMoney',
  checkLinkPayment: 'apiMoney',
  returnHeldPayment: 'apiMoney',
  reconcileNow: 'apiMoney',

  createBillingSession: 'apiBilling',
  changePlan: 'apiBilling',
  refreshPlan: 'apiBilling',
  listInvoices: 'apiBilling',

  completeSignUp: 'apiPeople',
  registerDevice: 'apiPeople',
  forgetDevice: 'apiPeople',
  mailPasswordReset: 'apiPeople',
  mailVerification: 'apiPeople',
  exportMyData: 'apiPeople',
  deleteMyAccount: 'apiPeople',
  inviteStaff: 'apiPeople',
  withdrawInvitation: 'apiPeople',
  readInvitation: 'apiPeople',
  acceptInvitation: 'apiPeople',
  declineInvitation: 'apiPeople',
  changeStaffRole: 'apiPeople',
  removeStaff: 'apiPeople',
  saveStoreUser: 'apiPeople',
  saveCustomerGroups: 'apiPeople',
  endSessions: 'apiPeople',
  submitContactRequest: 'apiPeople',
  answerContactRequest: 'apiPeople',
  markContactRequest: 'apiPeople',
  deleteContactRequest: 'apiPeople',

  submitReview: 'apiCatalogue',
  moderateReview: 'apiCatalogue',
  saveProduct: 'apiCatalogue',
  deleteProduct: 'apiCatalogue',
  saveStudioTemplate: 'apiCatalogue',
  changeProducts: 'apiCatalogue',
  countProducts: 'apiCatalogue',
  readCompleteness: 'apiCatalogue',
  adjustStock: 'apiCatalogue',
  saveCategory: 'apiCatalogue',
  arrangeCategories: 'apiCatalogue',
  relocateProducts: 'apiCatalogue',
  deleteCategory: 'apiCatalogue',
  saveBrand: 'apiCatalogue',
  arrangeBrands: 'apiCatalogue',
  deleteBrand: 'apiCatalogue',
  stageImport: 'apiCatalogue',
  commitImport: 'apiCatalogue',
  saveStoreSetting: 'apiCatalogue',
  saveDiscount: 'apiCatalogue',
  deleteDiscount: 'apiCatalogue',
  makeDiscountCodes: 'apiCatalogue',
  listDiscountCodes: 'apiCatalogue',
  countDiscountOrders: 'apiCatalogue',
  savePage: 'apiCatalogue',
  saveCustomDomain: 'apiCatalogue',
  checkCustomDomain: 'apiCatalogue',

  beginUpload: 'apiPictures',
  keepPicture: 'apiPictures',
  fetchPicture: 'apiPictures',
  keepPhoto: 'apiPictures',
  keepDesignPicture: 'apiPictures',
  saveDesign: 'apiPictures',
  // Draws the new board.
  requestDesignChange: 'apiPictures',
  readOrderedPicture: 'apiPictures',
} as const satisfies Readonly<Record<CallableName, string>>;

type GroupOf = typeof GROUP_OF;
export type ApiGroup = GroupOf[CallableName];
export type CallableOf<G extends ApiGroup> = {
  [N in CallableName]: GroupOf[N] extends G ? N : never;
}[CallableName];

export const CALLABLE_NAMES = Object.keys(GROUP_OF) as readonly CallableName[];

export const groupOf = (name: CallableName): ApiGroup => GROUP_OF[name];

/** Where a callable is reached below the address of the project's functions. */
export const callablePath = (name: CallableName): string => `${GROUP_OF[name]}/${name}`;
