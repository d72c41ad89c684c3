import type { Locale, LocalizedText } from '@/lib/domain/locale';
import type { CurrencyCode } from '@/lib/domain/money/money';
import type { StoreColors } from '@/lib/domain/opening/opened-setting';
import type { StarterTemplate } from '@/lib/domain/opening/store-opening';

export interface OpenStoreRequest {
  /** Idempotency key, made by the client once per store. */
  readonly key: string;
  readonly name: LocalizedText;
  /** The part of the store's address before the platform's host. */
  readonly platformName: string;
  /** The language of the owner's mails. */
  readonly locale: Locale;
  /** ISO 3166-1 alpha-2. */
  readonly country: string;
  readonly currency: CurrencyCode;
  readonly template: StarterTemplate;
  /** The id of the package to try; empty for none. */
  readonly package: string;
  readonly colors: StoreColors;
}

export interface OpeningCallables {
  /** Opens a store that the caller owns; their role works once their e-mail is verified. */
  openStore: {
    request: OpenStoreRequest;
    response: { storeId: string; host: string };
  };
  /** Whether a platform name is free, with one that is free if not; empty where none was found. */
  checkStoreName: {
    request: { platformName: string };
    response: { free: boolean; suggestion: string };
  };
  /** Starts the trial of the package that the caller chose when they opened the store. */
  startTrial: { request: { storeId: string }; response: { ok: true } };
}
