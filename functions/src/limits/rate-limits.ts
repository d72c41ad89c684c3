import type { CallableName } from '@/lib/domain/api/callables';
import { API_CALLS_PER_MINUTE } from '@/lib/domain/rest/api-key';

const SECOND_MS = 1000;
const MINUTE_MS = 60 * SECOND_MS;
const HOUR_MS = 60 * MINUTE_MS;
const MIB = 1024 * 1024;

export interface RateLimit {
  readonly most: number;
  readonly windowMs: number;
  /** Whether it is counted over all instances of the functions, or in each alone. */
  readonly isShared: boolean;
}

/**
 * Groups of callers: one account, one network address (a household, an office, a mobile network) with the
 * networks around it (see `WiderNetworks`), all callers of a store.
 */
export const CALLER_GROUPS = ['person', 'address', 'site', 'provider', 'store'] as const;
export type CallerGroup = (typeof CALLER_GROUPS)[number];

export type RateLimits = Readonly<Partial<Record<'person' | 'address', RateLimit>>>;

/** How many addresses' limits one IPv6 site, and one provider's network, may use in total. */
const ADDRESSES_OF = { site: 8, provider: 32 } as const;

const hourly = (most: number): RateLimit => ({ most, windowMs: HOUR_MS, isShared: true });
const perMinute = (most: number): RateLimit => ({ most, windowMs: MINUTE_MS, isShared: false });

/**
 * Everything with a rate limit: a callable; `beginPayment`, the part of startPayment that creates something at Stripe;
 * `mailCode`, mails to one address that somebody else may have requested; `messageTo`, paid messages to one telephone number,
 * which may not be the shopper's own; `stockMailTo`, mails to one mailbox that somebody else may have asked to wait for a
 * board; `cartMailTo`, carts stored for one mailbox; `newsletterMailTo`, mails to one address that somebody typed for the newsletter,
 * which leave the links for its password alone; `tryCode`, codes of discounts and gift cards that do not exist;
 * `findStore` and `findOrigin`, lookups of a store by id and by the address of its pages; `findTicket`, lookups of tickets of
 * exports; `findApiKey` and `callApi`, lookups of keys of the REST API and the requests of one; `pictureBytes`, `photoBytes`,
 * `designBytes` and `reviewBytes`, bytes of uploads.
 */
export type RateLimitName =
  | CallableName
  | 'beginPayment'
  | 'mailCode'
  | 'messageTo'
  | 'stockMailTo'
  | 'cartMailTo'
  | 'newsletterMailTo'
  | 'tryCode'
  | 'findStore'
  | 'findOrigin'
  | 'findTicket'
  | 'findApiKey'
  | 'callApi'
  | 'pictureBytes'
  | 'photoBytes'
  | 'designBytes'
  | 'reviewBytes';

/** For names missing in the table below. */
const USUAL: RateLimits = { person: perMinute(600), address: perMinute(3000) };

/**
 * The rate limits. Writes that strangers may make, and calls that send mails or money, are counted by the hour over all
 * instances; reads by the minute in each instance, where a count costs nothing.
 */
const TABLE: Readonly<Partial<Record<RateLimitName, RateLimits>>> = {
  placeOrder: { person: hourly(60), address: hourly(600) },
  buyGiftCard: { person: hourly(30), address: hourly(120) },
  placeHandOrder: { person: hourly(300) },
  beginPayment: { person: hourly(30), address: hourly(300) },
  // Each makes a store, and sends a mail to an unverified address.
  openStore: { person: hourly(20), address: hourly(100) },
  // Enough for somebody who types; too few to read out who has which address.
  checkStoreName: { person: hourly(200), address: hourly(600) },
  // Each reads the whole store with its pictures.
  beginStoreExport: { person: hourly(10) },
  // Each mails every owner.
  closeStore: { person: hourly(10) },
  reopenStore: { person: hourly(10) },
  handOverStore: { person: hourly(10) },
  cancelHandover: { person: hourly(10) },
  // Each mails a store's owners.
  changeStoreState: { person: hourly(120), address: hourly(600) },
  askForSupport: { person: hourly(60), address: hourly(600) },
  allowSupport: { person: hourly(120) },
  enterStore: { person: hourly(120) },
  beginSwitch: { person: hourly(300) },
  // Nobody guesses a code; each is one read.
  finishSwitch: { address: hourly(600) },
  startTrial: { person: hourly(20), address: hourly(60) },
  // Called at every login, not only at the first.
  completeSignUp: { person: hourly(300), address: hourly(1200) },
  // Each sends a request to an address of the owner's choice; a replay up to two hundred.
  saveWebhook: { person: hourly(120) },
  testWebhook: { person: hourly(120) },
  replayWebhooks: { person: hourly(300) },
  // Each sends a mail to an unverified address.
  correctOrderEmail: { person: hourly(10), address: hourly(30) },
  changeOwnOrder: { person: hourly(60), address: hourly(300) },
  // Sends a mail and may refund money; quotes count too.
  editOrder: { person: hourly(600) },
  withdrawOrder: { person: hourly(20), address: hourly(60) },
  // Each sends two mails.
  requestReturn: { person: hourly(20), address: hourly(60) },
  moveOwnReturn: { person: hourly(60), address: hourly(120) },
  // Draws a board and sends a mail.
  requestDesignChange: { person: hourly(120) },
  readDesignChange: { address: perMinute(60) },
  answerDesignChange: { person: hourly(60), address: hourly(60) },
  readOrderLink: { person: hourly(300), address: hourly(1200) },
  saveNationalAddress: { person: hourly(300), address: hourly(1200) },
  submitReview: { person: hourly(20), address: hourly(100) },
  readReviewLink: { person: perMinute(60), address: perMinute(120) },
  sendLinkedReview: { person: hourly(20), address: hourly(100) },
  submitContactRequest: { address: hourly(20) },
  reportStore: { address: hourly(20) },
  waitForStock: { address: hourly(60) },
  // Called at every change of a cart.
  keepCart: { address: hourly(600) },
  dropCart: { address: hourly(300) },
  restoreCart: { address: hourly(120) },
  stopMails: { address: hourly(60) },
  mailPasswordReset: { address: hourly(60) },
  mailVerification: { address: hourly(60) },
  // Counted by person, who is the receiver of the mails.
  mailCode: { person: hourly(10) },
  messageTo: { person: hourly(10) },
  stockMailTo: { person: hourly(10) },
  cartMailTo: { person: hourly(60) },
  newsletterMailTo: { person: hourly(10) },
  // No single person mistypes this often; a town behind one address may.
  tryCode: { person: hourly(30), address: hourly(300) },
  // Each part is a call; most exports are one.
  exportMyData: { person: hourly(200) },
  exportCustomer: { person: hourly(400) },
  // Enough for four files of the largest size.
  importCustomers: { person: hourly(400) },
  readInvitation: { address: perMinute(60) },
  acceptInvitation: { address: hourly(60) },
  declineInvitation: { address: hourly(60) },
  inviteStaff: { person: hourly(30) },
  readGiftBalance: { person: perMinute(30), address: perMinute(120) },
  quoteCart: { person: perMinute(300), address: perMinute(1500) },
  findStore: { address: perMinute(1500) },
  findOrigin: { address: perMinute(120) },
  // Each is a transaction.
  findTicket: { address: perMinute(60) },
  // A bound, far above what one stranger reaches: the site forwards all stores' requests from one address, and itself limits
  // who sends wrong keys. Only unknown keys count.
  findApiKey: { address: perMinute(3000) },
  callApi: { person: { ...perMinute(API_CALLS_PER_MINUTE), isShared: true } },
  // Drawing takes a fifth of a second each.
  beginUpload: { person: hourly(2000), address: perMinute(3000) },
  keepPicture: { person: hourly(2000), address: perMinute(3000) },
  fetchPicture: { person: hourly(5000), address: perMinute(3000) },
  keepPhoto: { person: hourly(60), address: perMinute(300) },
  // Drawing takes a third of a second.
  saveDesign: { person: hourly(240), address: hourly(2400) },
  keepDesignPicture: { person: hourly(120), address: hourly(1200) },
  keepReviewPicture: { person: hourly(60), address: hourly(600) },
  // Each returns a picture of up to twenty megabytes; a PDF of a full queue asks for a few hundred.
  readOrderedPicture: { person: perMinute(300), address: perMinute(600) },
  // Several hundred products with all their pictures; a browser reduces a picture to half a megabyte, a photo to a tenth.
  pictureBytes: { person: hourly(1000 * MIB) },
  photoBytes: { person: hourly(25 * MIB), address: hourly(250 * MIB) },
  designBytes: { person: hourly(100 * MIB), address: hourly(1000 * MIB) },
  reviewBytes: { person: hourly(50 * MIB), address: hourly(500 * MIB) },
  saveMarketingConsent: { person: hourly(60), address: hourly(600) },
  askForNewsletter: { address: hourly(60) },
  confirmNewsletter: { address: hourly(120) },
  withdrawMarketingConsent: { address: hourly(120) },
  readConfirmation: { person: perMinute(60), address: perMinute(120) },
  readOwnPaymentLink: { person: hourly(60), address: hourly(300) },
  readPaymentLink: { person: perMinute(60), address: perMinute(120) },
  startLinkPayment: { address: hourly(300) },
  chooseLinkTransfer: { address: hourly(60) },
  checkLinkPayment: { person: perMinute(60), address: perMinute(120) },
  // Each may send a mail.
  sendPaymentLink: { person: hourly(120) },
  recordTransfer: { person: hourly(300) },
  keepReturnPhoto: { person: hourly(40), address: hourly(120) },
  readReturnPhoto: { person: hourly(1200) },
  keepTransferReceipt: { person: hourly(20), address: hourly(60) },
  readTransferReceipt: { person: hourly(600) },
  answerConfirmation: { address: hourly(120) },
  answerOwnConfirmation: { person: hourly(60), address: hourly(120) },
  // Each reads two documents a line.
  previewSettlement: { person: perMinute(60), address: perMinute(300) },
  // Each draws a document.
  printParcels: { person: perMinute(30) },
  readReturnSlip: { person: perMinute(30), address: perMinute(60) },
  readInvoice: { person: perMinute(30), address: perMinute(60) },
  trackOrder: { person: perMinute(60), address: perMinute(120) },
};

/**
 * Totals of one store's callers: beyond them its owner is notified and calls need a proof of work; nobody is refused, see
 * `isOfStrangers`.
 */
export const STORE_TOTALS = {
  placeOrder: hourly(30_000),
  startPayment: hourly(6000),
  completeSignUp: hourly(12_000),
  submitReview: hourly(2000),
  submitContactRequest: hourly(500),
  waitForStock: hourly(1000),
  askForNewsletter: hourly(1000),
  mailPasswordReset: hourly(1000),
  mailVerification: hourly(1000),
  inviteStaff: hourly(60),
} as const;
export type StoreTotal = keyof typeof STORE_TOTALS;

export const isStoreTotal = (name: string): name is StoreTotal => Object.hasOwn(STORE_TOTALS, name);

export const rateLimitsOf = (limited: RateLimitName): RateLimits => TABLE[limited] ?? USUAL;

/**
 * The limit of one group of callers. Networks wider than an address have a multiple of its limit; a
 * provider's network only where counts are shared, because beyond it a proof of work is enough.
 */
export function rateLimitOf(limited: RateLimitName, counted: CallerGroup): RateLimit | undefined {
  if (counted === 'store') return isStoreTotal(limited) ? STORE_TOTALS[limited] : undefined;
  const { person, address } = rateLimitsOf(limited);
  if (counted === 'person') return person;
  if (counted === 'address') return address;
  if (!address || (counted === 'provider' && !address.isShared)) return undefined;
  return { ...address, most: address.most * ADDRESSES_OF[counted] };
}

/**
 * Whether members of a group are strangers to each other. One of them could use up the whole limit, so beyond it nobody is
 * refused; calls without an App Check token need a proof of work instead.
 */
export const isOfStrangers = (counted: CallerGroup): boolean => counted === 'store' || counted === 'provider';

/** Whether calls of this name may need a proof of work. */
export const mayDemandProof = (limited: RateLimitName): boolean =>
  CALLER_GROUPS.some((counted) => isOfStrangers(counted) && rateLimitOf(limited, counted));

/** Calls that name no store, because they are about one that does not exist yet. */
const OF_PLATFORM: readonly RateLimitName[] = ['openStore', 'checkStoreName'];

/**
 * Whether each store counts it alone: a store's totals, and hourly limits of an address, behind which a town
 * may shop in many stores. Everything else is summed over all stores; otherwise knowing many stores would
 * multiply the limit.
 */
export const isOfStore = (limited: RateLimitName, counted: CallerGroup): boolean =>
  counted === 'store' ||
  (counted !== 'person' &&
    Boolean(rateLimitsOf(limited).address?.isShared) &&
    !OF_PLATFORM.includes(limited));
