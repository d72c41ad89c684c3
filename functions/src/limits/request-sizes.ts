import type { CallableName } from '@/lib/domain/api/callables';

const KIB = 1024;

/** How large a request may be. */
export interface RequestSize {
  /** Size of the body as it was sent. */
  readonly bytes: number;
  /** Texts, numbers, lists and objects in it, together. */
  readonly values: number;
}

interface RequestSizes {
  readonly anybody: RequestSize;
  /** For staff, by their token; without it they have the same bound as anybody. */
  readonly staff?: RequestSize;
}

const USUAL: RequestSize = { bytes: 8 * KIB, values: 64 };
/** A request with a text of some thousand characters, in any script. */
const LETTER: RequestSize = { bytes: 24 * KIB, values: 64 };
/** A cart with the most lines allowed. */
const CART: RequestSize = { bytes: 32 * KIB, values: 320 };

/** The texts of a board, see `STUDIO_LIMITS.textUnits`. */
const DESIGN: RequestSize = { bytes: 32 * KIB, values: 192 };

/** A payout with the most lines allowed. */
const PAYOUT: RequestSize = { bytes: 64 * KIB, values: 1100 };

const forStaff = (staff: RequestSize): RequestSizes => ({ anybody: USUAL, staff });

/**
 * The largest request of each callable that needs more than the usual one. `request-sizes.test.ts` compares it with the largest
 * that the schemas allow.
 */
const TABLE: Readonly<Partial<Record<CallableName, RequestSizes>>> = {
  quoteCart: { anybody: CART },
  keepCart: { anybody: CART },
  // A cart with an address.
  placeOrder: { anybody: { bytes: CART.bytes + 8 * KIB, values: CART.values + 32 } },
  // Each line may have a price of its own, and its reason.
  quoteHandOrder: forStaff({ bytes: CART.bytes + 24 * KIB, values: CART.values + 224 }),
  placeHandOrder: forStaff({ bytes: CART.bytes + 96 * KIB, values: CART.values + 320 }),
  // An address, and the giver's words.
  buyGiftCard: { anybody: LETTER },
  submitContactRequest: { anybody: LETTER },
  reportStore: { anybody: LETTER },
  submitReview: { anybody: LETTER },
  sendLinkedReview: { anybody: LETTER },
  saveDesign: { anybody: DESIGN },
  requestDesignChange: forStaff(DESIGN),
  saveStudioTemplate: forStaff({ bytes: 256 * KIB, values: 4000 }),
  answerContactRequest: forStaff(LETTER),
  replyToReview: forStaff(LETTER),
  removeReviewPicture: forStaff(LETTER),
  addOrderNote: forStaff(LETTER),
  addCustomerNote: forStaff(LETTER),
  importCustomers: forStaff({ bytes: 640 * KIB, values: 1600 }),
  renderMessages: forStaff({ bytes: 16 * KIB, values: 128 }),
  previewSettlement: forStaff(PAYOUT),
  saveSettlement: forStaff(PAYOUT),
  editOrder: forStaff({ bytes: 40 * KIB, values: 512 }),
  changeOwnOrder: { anybody: { bytes: 16 * KIB, values: 64 } },
  exchangeReturn: forStaff({ bytes: 18 * KIB, values: 256 }),
  refundOrder: forStaff({ bytes: 8 * KIB, values: 256 }),
  shipParcel: forStaff({ bytes: 8 * KIB, values: 256 }),
  updateReturnState: forStaff({ bytes: 8 * KIB, values: 256 }),
  requestReturn: { anybody: { bytes: 16 * KIB, values: 320 } },
  saveDiscount: forStaff({ bytes: 32 * KIB, values: 256 }),
  countDiscountOrders: forStaff({ bytes: 16 * KIB, values: 128 }),
  saveCategory: forStaff(LETTER),
  saveBrand: forStaff(LETTER),
  arrangeCategories: forStaff({ bytes: 64 * KIB, values: 1000 }),
  arrangeBrands: forStaff({ bytes: 32 * KIB, values: 300 }),
  adjustStock: forStaff({ bytes: 128 * KIB, values: 2500 }),
  // The schema bounds the places per zone and in total; this sums the bounds per zone.
  saveStoreSetting: forStaff({ bytes: 13_500 * KIB, values: 130_000 }),
  savePage: forStaff({ bytes: 512 * KIB, values: 64 }),
  saveOwnPage: forStaff({ bytes: 768 * KIB, values: 12_000 }),
  saveRedirects: forStaff({ bytes: 13_500 * KIB, values: 5000 }),
  saveProduct: forStaff({ bytes: 1024 * KIB, values: 15_000 }),
  changeProducts: forStaff({ bytes: 4096 * KIB, values: 80_000 }),
  stageImport: forStaff({ bytes: 8192 * KIB, values: 300_000 }),
};

/** The largest request of this callable that its caller may send. */
export function requestSizeOf(name: CallableName, isStaff: boolean): RequestSize {
  const sizes = TABLE[name] ?? { anybody: USUAL };
  return (isStaff && sizes.staff) || sizes.anybody;
}
