import { randomInt } from 'node:crypto';
import { initializeApp } from 'firebase-admin/app';
import { getAuth } from 'firebase-admin/auth';
import { getFirestore } from 'firebase-admin/firestore';
import { logger, setGlobalOptions } from 'firebase-functions';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { onSchedule } from 'firebase-functions/scheduler';
import type { CallableName, Callables } from '@/lib/domain/api/callables';
import { createInTurn } from './adapters/in-turn';
import { createSendMail } from './adapters/mail';
import { createRevalidateSite } from './adapters/revalidate-site';
import { createTrackingTokens } from './adapters/tracking-token';
import { callable, publicCallable } from './callable';
import type { Answer, Caller } from './callable';
import { SECRETS, settings } from './env';
import { completeSignUp as completeSignUpHandler } from './handlers/account/complete-sign-up';
import { saveProduct as saveProductHandler } from './handlers/catalogue/save-product';
import { submitContactRequest as submitContactRequestHandler } from './handlers/contact/submit-contact-request';
import { deliverDueMails, deliverMail } from './handlers/mail/deliver-mail';
import { cancelOrder as cancelOrderHandler } from './handlers/orders/cancel-order';
import { placeOrder as placeOrderHandler } from './handlers/orders/place-order';
import { quoteCart as quoteCartHandler } from './handlers/orders/quote-cart';
import { trackOrder as trackOrderHandler } from './handlers/orders/track-order';
import { updateOrderStatus as updateOrderStatusHandler } from './handlers/orders/update-order-status';
import { submitReview as submitReviewHandler } from './handlers/reviews/submit-review';
import { saveStoreSetting as saveStoreSettingHandler } from './handlers/store/save-store-setting';
import type { Deps } from './deps';

type Handler<N extends CallableName> = (
  deps: Deps,
  request: Callables[N]['request'],
  caller: Caller,
) => Answer<N>;

setGlobalOptions({ region: 'us-central1', secrets: Object.values(SECRETS) });
initializeApp();

const db = getFirestore();
const now = () => Date.now();
const siteUrl = () => settings().siteUrl;

const deps: Deps = {
  db,
  auth: getAuth(),
  now,
  // Firestore's own ids: 20 characters from a cryptographic source.
  newId: () => db.collection('ids').doc().id,
  randomBelow: (limit) => randomInt(limit),
  inTurn: createInTurn(),
  tracking: createTrackingTokens(() => settings().trackingSecret, now),
  revalidate: createRevalidateSite(settings),
  sendMail: createSendMail(settings),
};
/** A callable for signed-in people from its handler. */
const wire = <N extends CallableName>(name: N, handler: Handler<N>) =>
  callable(name, (request, caller) => handler(deps, request, caller));
const mailDeps = { ...deps, siteUrl, log: logger };

export const quoteCart = publicCallable('quoteCart', (request) => quoteCartHandler(deps, request));
export const placeOrder = wire('placeOrder', placeOrderHandler);
export const cancelOrder = wire('cancelOrder', cancelOrderHandler);
export const trackOrder = publicCallable('trackOrder', (request) => trackOrderHandler(deps, request));
export const completeSignUp = wire('completeSignUp', completeSignUpHandler);
export const submitContactRequest = publicCallable('submitContactRequest', (request, _, address) =>
  submitContactRequestHandler(deps, request, address),
);
export const submitReview = wire('submitReview', submitReviewHandler);
export const updateOrderStatus = wire('updateOrderStatus', updateOrderStatusHandler);
export const saveProduct = wire('saveProduct', saveProductHandler);
export const saveStoreSetting = wire('saveStoreSetting', saveStoreSettingHandler);

export const sendOutbox = onDocumentCreated('stores/{storeId}/outbox/{mailId}', async ({ data }) => {
  if (data) await deliverMail(mailDeps, data.ref);
});
export const sendLeftOutbox = onSchedule('every 1 minutes', () => deliverDueMails(mailDeps));
