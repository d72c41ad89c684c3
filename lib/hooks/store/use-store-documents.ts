import type { StoreId } from '@/lib/domain/ids';
import type { CardAccount } from '@/lib/domain/payments/connect/card-account';
import type { CustomDomain } from '@/lib/domain/store/custom-domain';
import { parseNotificationDocument, type NotificationDocument } from '@/lib/domain/store/notifications';
import {
  parseStorePage,
  type PageVersion,
  type StorePage,
  type StorePageId,
} from '@/lib/domain/store/store-page';
import { watchPageVersions, watchStorePage } from '@/lib/firestore/store-pages';
import { watchCardAccount, watchCustomDomain, watchNotifications } from '@/lib/firestore/store-setting';
import { useListener, type ListenerState } from '@/lib/hooks/use-listener';

/** A page that the store writes itself, live; empty until it was saved for the first time. */
export const useStorePage = (store: StoreId, page: StorePageId): ListenerState<StorePage> =>
  useListener<StorePage>(`${store}/${page}`, (onNext, onError) =>
    watchStorePage(store, page, (stored) => onNext(stored ?? parseStorePage(null)), onError),
  );

export const usePageVersions = (store: StoreId, page: StorePageId): ListenerState<PageVersion[]> =>
  useListener<PageVersion[]>(`${store}/${page}`, (onNext, onError) =>
    watchPageVersions(store, page, onNext, onError),
  );

export const useNotificationSetting = (store: StoreId): ListenerState<NotificationDocument> =>
  useListener<NotificationDocument>(store, (onNext, onError) =>
    watchNotifications(store, (stored) => onNext(stored ?? parseNotificationDocument(null)), onError),
  );

/** The store's custom domain, live; missing without one. */
export const useCustomDomain = (store: StoreId): ListenerState<CustomDomain> =>
  useListener<CustomDomain>(store, (onNext, onError) => watchCustomDomain(store, onNext, onError));

/** The store's connected account at Stripe, live; missing without one. */
export const useCardAccount = (store: StoreId): ListenerState<CardAccount> =>
  useListener<CardAccount>(store, (onNext, onError) => watchCardAccount(store, onNext, onError));
