import { collections } from '@/lib/domain/collections';
import type { StoreId } from '@/lib/domain/ids';
import { parseCardAccount, type CardAccount } from '@/lib/domain/payments/connect/card-account';
import { parseCustomDomain, type CustomDomain } from '@/lib/domain/store/custom-domain';
import { parseNotificationDocument, type NotificationDocument } from '@/lib/domain/store/notifications';
import { parseStoreSetting } from '@/lib/domain/store/parse-store-setting';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import { parseRedirects, type Redirect } from '@/lib/domain/redirects/redirect';
import { watchDocument, type OnError, type Stop } from '@/lib/firestore/listeners';

/** The store's public setting, live: one document for every visitor. */
export function watchStoreSetting(
  store: StoreId,
  onNext: (setting: StoreSetting | null) => void,
  onError: OnError,
): Stop {
  return watchDocument(collections.storeSetting(store), parseStoreSetting, onNext, onError);
}

/** Which mails staff get; for staff only. Null until they have chosen. */
export const watchNotifications = (
  store: StoreId,
  onNext: (notifications: NotificationDocument | null) => void,
  onError: OnError,
): Stop =>
  watchDocument(
    collections.notificationSetting(store),
    (_, data) => parseNotificationDocument(data),
    onNext,
    onError,
  );

/** The store's custom domain and the state of its DNS records; for staff only. Null without one. */
export const watchCustomDomain = (
  store: StoreId,
  onNext: (domain: CustomDomain | null) => void,
  onError: OnError,
): Stop =>
  watchDocument<CustomDomain | null>(
    collections.customDomain(store),
    (_, data) => parseCustomDomain(data),
    onNext,
    onError,
  );

/** The store's account at Stripe that the platform connects, as functions last read it; for staff only. Null without one. */
export const watchCardAccount = (
  store: StoreId,
  onNext: (account: CardAccount | null) => void,
  onError: OnError,
): Stop =>
  watchDocument<CardAccount | null>(
    collections.cardAccount(store),
    (_, data) => parseCardAccount(data),
    onNext,
    onError,
  );

/** The store's redirects, in the order they were added; for staff only. */
export const watchRedirects = (
  store: StoreId,
  onNext: (redirects: Redirect[]) => void,
  onError: OnError,
): Stop =>
  watchDocument(
    collections.redirects(store),
    (_, data) => parseRedirects(data),
    (redirects) => onNext(redirects ?? []),
    onError,
  );
