import { randomInt } from 'node:crypto';
import path from 'node:path';
import { applicationDefault, initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { getStorage } from 'firebase-admin/storage';
import type { HttpsFunction } from 'firebase-functions/https';
import { groupOf, type ApiGroup, type CallableOf } from '@/lib/domain/api/api-groups';
import type { CallableName, Callables } from '@/lib/domain/api/callables';
import type { AppError } from '@/lib/domain/errors/app-error';
import { storeId } from '@/lib/domain/ids';
import { platformOf } from '@/lib/domain/mail/sender';
import { fieldsOf, text } from '@/lib/domain/parse/fields';
import { MOST_ANSWER_BYTES } from '@/lib/domain/webhooks/webhook-delivery';
import { createStoreSource } from './adapters/archive/store-source';
import { createConsumeMailBudget } from './adapters/mail/consume-mail-budget';
import { createReadCertificate } from './adapters/domains/certificates';
import { createGetFromGoogle } from './adapters/domains/get-from-google';
import { createDns } from './adapters/network/dns';
import { createFetchPublic } from './adapters/network/fetch-public';
import { createPostPublic } from './adapters/network/post-public';
import { createDrawProof } from './adapters/pictures/draw-proof';
import { createReencodePicture } from './adapters/pictures/reencode-picture';
import { createConfirmationTokens } from './adapters/tokens/confirmation-token';
import { createDesignChangeTokens } from './adapters/tokens/design-change-token';
import { createGiftCodes } from './adapters/tokens/gift-codes';
import { createInvitationTokens } from './adapters/tokens/invitation-token';
import { createPaymentTokens } from './adapters/tokens/payment-token';
import { createRunInQueue } from './adapters/database/run-in-queue';
import { createSendMail } from './adapters/mail/send-mail';
import { createSenderFor } from './adapters/messages/choose-sender';
import { isLockedOut } from './adapters/people/member';
import { createPhoneKey } from './adapters/people/phone-key';
import { hasSecondFactor } from './adapters/people/second-factor';
import { byHandGateway } from './adapters/orders/payment-gateway';
import { createPictureStore, createPictureUrl } from './adapters/pictures/picture-store';
import { createDrawInvoice } from './adapters/invoices/invoice-drawing';
import { createDrawPapers } from './adapters/papers/paper-drawing';
import { createDrawBoard } from './adapters/studio/draw-board';
import { createShaperWith } from './adapters/studio/load-shaper';
import { createReadVerses } from './adapters/studio/load-verses';
import { createSendPush } from './adapters/push/send-push';
import { noteRefusal } from './adapters/quotas/limit-states';
import { createReadBatched } from './adapters/database/read-batched';
import { createCardGateway } from './adapters/orders/refund-requests';
import { servesStore } from './adapters/network/serves-store';
import { createStoreReserved } from './adapters/orders/store-reserved';
import { isOperator } from './adapters/people/operator-role';
import { readRole } from './adapters/people/staff-role';
import { readSupportRole } from './adapters/people/support-role';
import { connectedStores, usableCardAccount } from './adapters/stripe/connect/card-accounts';
import { createReadFeeTerms } from './adapters/stripe/connect/fee-terms';
import { createCardPayments } from './adapters/stripe/payments/card-payments';
import { chooseStoreKeys } from './adapters/stripe/keys/choose-store-keys';
import { createReviewTokens } from './adapters/tokens/review-token';
import { createStopTokens } from './adapters/tokens/stop-token';
import { createCartTokens } from './adapters/tokens/cart-token';
import { createConsentTokens } from './adapters/tokens/consent-token';
import { createWebhookSecrets } from './adapters/tokens/webhook-secret';
import { createTrackingTokens } from './adapters/tokens/tracking-token';
import { actingDeps } from './audit/acting-deps';
import { createCallables, GOOGLES_FRONT_END, type Answer, type Caller } from './callable';
import type { Deps } from './deps';
import { checkSettingsOf, requestedGroup } from './define-function';
import { settings } from './env';
import { createFindStore } from './limits/find-store';
import { createConsumeRateLimit } from './limits/consume-rate-limit';
import { createProofOfWork } from './limits/proof-of-work';
import { createCountRefusal } from './limits/count-refusals';
import { createNotifyOwner } from './limits/notify-owner';
import { log } from './log';
import { createAllowsOrigin } from './own-origins';

type Handler<N extends CallableName> = (
  deps: Deps,
  request: Callables[N]['request'],
  caller: Caller,
  network: string,
) => Answer<N>;

initializeApp();

const db = getFirestore();
const now = () => Date.now();
const siteUrl = () => settings().siteUrl;
const auth = getAuth();
const randomBelow = (limit: number) => randomInt(limit);
const scale = () => settings().rateLimitScale;

const accessToken = async () => (await applicationDefault().getAccessToken()).access_token;
const hasCardKeys = (store: string) => settings().cardStores.has(store);
const connectKey = () => settings().stripe.connect.publishableKey;

export const storeKeys = chooseStoreKeys({
  isLocal: settings().isLocal,
  storeKeys: () => settings().storeKeys,
  mode: () => settings().stripeMode,
  projectId: () => settings().projectId,
  accessToken,
  takesCards: hasCardKeys,
  now,
});

/** Standard Webhooks asks senders to wait for 15 to 30 s; a receiver should answer first and work later. */
const WEBHOOK_TIMEOUT_MS = 10_000;

const faces = path.join(__dirname, 'faces');
const shaperWith = createShaperWith(faces);

/** Wires the handlers to their real dependencies; tests pass others. */
export const deps: Deps = {
  db,
  auth,
  now,
  // Firestore's own ids: 20 characters from a cryptographic source.
  newId: () => db.collection('ids').doc().id,
  randomBelow,
  runInQueue: createRunInQueue(),
  tracking: createTrackingTokens(() => settings().trackingSecret, now),
  invitations: createInvitationTokens(() => settings().trackingSecret, now),
  reviewLinks: createReviewTokens(() => settings().trackingSecret, now),
  stops: createStopTokens(() => settings().trackingSecret, now),
  carts: createCartTokens(() => settings().trackingSecret, now),
  confirmations: createConfirmationTokens(() => settings().trackingSecret, now),
  consents: createConsentTokens(() => settings().trackingSecret, now),
  paymentLinks: createPaymentTokens(() => settings().trackingSecret, now),
  giftCodes: createGiftCodes(() => settings().trackingSecret),
  phoneKey: createPhoneKey(() => settings().trackingSecret),
  designChanges: createDesignChangeTokens(() => settings().trackingSecret, now),
  readBatched: createReadBatched({ db, now }),
  consumeMailBudget: createConsumeMailBudget({ db, auth, now, scale, randomBelow }),
  sendMail: createSendMail(settings),
  platform: () => platformOf(settings().mailFrom, settings().mailReports),
  sendPush: createSendPush(() => settings().pushHost),
  senderFor: createSenderFor({
    isLocal: settings().isLocal,
    localKeys: () => settings().messageKeys,
    stores: () => settings().messageStores,
    host: () => settings().messageHost,
    projectId: () => settings().projectId,
    accessToken,
    now,
  }),
  pictures: createPictureStore(() => getStorage().bucket()),
  pictureUrl: createPictureUrl(() => getStorage().bucket()),
  drawBoard: createDrawBoard(shaperWith),
  drawInvoice: createDrawInvoice(shaperWith, faces),
  drawPapers: createDrawPapers(shaperWith, faces),
  drawProof: createDrawProof(),
  readVerses: createReadVerses(path.join(__dirname, 'quran-simple.txt')),
  reencodePicture: createReencodePicture(),
  fetchPublic: createFetchPublic({ isLocal: () => settings().isLocal }),
  postPublic: createPostPublic({
    isLocal: () => settings().isLocal,
    timeoutMs: WEBHOOK_TIMEOUT_MS,
    mostBytes: MOST_ANSWER_BYTES,
  }),
  webhookSecrets: createWebhookSecrets(() => settings().trackingSecret),
  dns: createDns(),
  servesStore,
  readCertificate: createReadCertificate({
    issuer: () => settings().certificateIssuer,
    resource: () => settings().certificateResource,
    get: createGetFromGoogle(accessToken),
  }),
  siteUrl,
  platformHost: () => settings().platformHost,
  gateways: { cash: byHandGateway, card: createCardGateway(db), transfer: byHandGateway },
  payments: createCardPayments({
    host: () => settings().stripe.host,
    storeKeys,
    platform: {
      secretKey: () => settings().stripe.platform.secretKey,
      publishableKey: connectKey,
      accountOf: (store) => usableCardAccount(db, store),
    },
    stores: async () => [...settings().cardStores, ...(connectKey() ? await connectedStores(db) : [])],
  }),
  takesCards: ({ storeId, cardAccount }) => hasCardKeys(storeId) || Boolean(cardAccount && connectKey()),
  hasCardKeys,
  connectsStripe: () => Boolean(connectKey()),
  feeTerms: createReadFeeTerms(db, () => settings().platformFee),
  consumeRateLimit: createConsumeRateLimit({
    db,
    now,
    scale,
    onTotalPassed: createNotifyOwner({ db, now }),
    onRefused: createCountRefusal({ db, now }),
  }),
  storeReserved: createStoreReserved({ db, now }),
  storeSource: createStoreSource({
    ...{ db, auth, accessToken },
    bucket: () => getStorage().bucket(),
    projectId: () => settings().projectId,
    emulator: () => settings().firestoreEmulator,
  }),
};

export const loggingDeps = { ...deps, log };

const ownProxies = () => settings().ownProxies;
/** How many proxies stand between callers and the functions. */
export const proxies = () => GOOGLES_FRONT_END + ownProxies();
const { consumeRateLimit } = deps;

export const { callable, publicCallable, unknownCallable } = createCallables({
  log,
  checkSettings: (name) => checkSettingsOf(groupOf(name)),
  heldRole: (store, holder) =>
    holder.isSupport ? readSupportRole(db, store, holder, now()) : readRole(db, store, holder),
  isOperator: (holder) => isOperator(db, holder),
  platformOrigin: () => new URL(siteUrl()).origin,
  isLockedOut: (uid) => isLockedOut(deps.auth, uid),
  hasSecondFactor: (uid) => hasSecondFactor(deps.auth, uid),
  now: deps.now,
  findStore: createFindStore(deps),
  consumeRateLimit,
  proofOfWork: createProofOfWork({ db, now, secret: () => settings().challengeSecret }),
  allowsOrigin: createAllowsOrigin({
    ...{ log, db, now, consumeRateLimit, siteUrl },
    proxies,
    isLocal: settings().isLocal,
  }),
  ownProxies,
  enforcesAppCheck: () => settings().enforceAppCheck,
});

/** Callables for signed-in people from their handlers, by name. */
export function wire<N extends CallableName>(handlers: { readonly [K in N]: Handler<K> }) {
  const wired = (Object.keys(handlers) as N[]).map((name) => [name, wireOne(name, handlers[name])]);
  return Object.fromEntries(wired) as { readonly [K in N]: HttpsFunction };
}

const wireOne = <N extends CallableName>(name: N, handler: Handler<N>): HttpsFunction =>
  callable(name, async (request, caller, network) => {
    const answer = await handler(actingDeps(deps, name, request, caller), request, caller, network);
    if (!answer.ok) await noteRefused(request, answer.error);
    return answer;
  });

/** What a plan refuses is counted for operators; where that fails, the caller still gets their answer. */
async function noteRefused(request: unknown, error: AppError): Promise<void> {
  const store = text(fieldsOf(request).storeId);
  if (error.code !== 'quota-reached' || !store) return;
  await noteRefusal(db, storeId(store), error, now()).catch((failure: unknown) =>
    log.warn('A refusal of the plan was not noted', { store, error: String(failure) }),
  );
}

type CallablesOf<G extends ApiGroup> = Readonly<Record<CallableOf<G>, HttpsFunction>>;

/** What a group's function answers besides its callables, below `prefix`. */
export interface Beside {
  readonly prefix: string;
  readonly answer: (...given: Parameters<HttpsFunction>) => Promise<void>;
}

/** The function that answers the callables of a group, each at `/{group}/{callable}`. */
export function answering<G extends ApiGroup>(
  group: G,
  callables: CallablesOf<G>,
  beside?: Beside,
): HttpsFunction {
  const byPath = new Map<string, HttpsFunction>(
    Object.entries<HttpsFunction>(callables).map(([name, answer]) => [`/${name}`, answer]),
  );
  return requestedGroup(group, async (request, response) => {
    if (beside && request.path.startsWith(beside.prefix)) {
      checkSettingsOf(group);
      return beside.answer(request, response);
    }
    const answer = byPath.get(request.path) ?? unknownCallable;
    await answer(request, response);
  });
}
