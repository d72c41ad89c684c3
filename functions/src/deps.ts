import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { StoreId } from '@/lib/domain/ids';
import type { Platform } from '@/lib/domain/mail/sender';
import type { StoreSource } from './adapters/archive/store-content';
import type { StoreSetting } from '@/lib/domain/store/store-setting';
import type { ConsumeMailBudget } from './adapters/mail/consume-mail-budget';
import type { ReadCertificate } from './adapters/domains/certificates';
import type { Dns } from './adapters/network/dns';
import type { FetchPublic } from './adapters/network/fetch-public';
import type { PostPublic } from './adapters/network/post-public';
import type { DrawProof } from './adapters/pictures/draw-proof';
import type { ReencodePicture } from './adapters/pictures/reencode-picture';
import type { ConfirmationTokens } from './adapters/tokens/confirmation-token';
import type { DesignChangeTokens } from './adapters/tokens/design-change-token';
import type { GiftCodes } from './adapters/tokens/gift-codes';
import type { PaymentTokens } from './adapters/tokens/payment-token';
import type { InvitationTokens } from './adapters/tokens/invitation-token';
import type { RunInQueue } from './adapters/database/run-in-queue';
import type { SendMail } from './adapters/mail/send-mail';
import type { SenderFor } from './adapters/messages/choose-sender';
import type { PaymentGateways } from './adapters/orders/payment-gateway';
import type { PictureStore } from './adapters/pictures/picture-store';
import type { SendPush } from './adapters/push/send-push';
import type { PhoneKey } from './adapters/people/phone-key';
import type { ReadBatched } from './adapters/database/read-batched';
import type { StoreReserved } from './adapters/orders/store-reserved';
import type { ServesStore } from './adapters/network/serves-store';
import type { DrawInvoice } from './adapters/invoices/invoice-drawing';
import type { DrawPapers } from './adapters/papers/paper-drawing';
import type { DrawBoard } from './adapters/studio/draw-board';
import type { ReadVerses } from './adapters/studio/load-verses';
import type { ReadFeeTerms } from './adapters/stripe/connect/fee-terms';
import type { CardPayments } from './adapters/stripe/payments/card-payments';
import type { ReviewTokens } from './adapters/tokens/review-token';
import type { StopTokens } from './adapters/tokens/stop-token';
import type { CartTokens } from './adapters/tokens/cart-token';
import type { ConsentTokens } from './adapters/tokens/consent-token';
import type { WebhookSecrets } from './adapters/tokens/webhook-secret';
import type { TrackingTokens } from './adapters/tokens/tracking-token';
import type { ConsumeRateLimit } from './limits/consume-rate-limit';

/** The dependencies of handlers; wiring.ts provides them, and each handler names the part it uses. */
export interface Deps {
  readonly db: Firestore;
  readonly auth: Auth;
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** An unguessable document id. */
  readonly newId: () => string;
  /** An integer from 0 up to `limit`, exclusive. */
  readonly randomBelow: (limit: number) => number;
  readonly runInQueue: RunInQueue;
  readonly tracking: TrackingTokens;
  readonly invitations: InvitationTokens;
  readonly stops: StopTokens;
  readonly reviewLinks: ReviewTokens;
  readonly carts: CartTokens;
  readonly confirmations: ConfirmationTokens;
  readonly consents: ConsentTokens;
  readonly paymentLinks: PaymentTokens;
  readonly giftCodes: GiftCodes;
  readonly phoneKey: PhoneKey;
  readonly designChanges: DesignChangeTokens;
  readonly readBatched: ReadBatched;
  readonly consumeMailBudget: ConsumeMailBudget;
  readonly sendMail: SendMail;
  /** The platform, in whose name mails are sent. */
  readonly platform: () => Platform;
  readonly sendPush: SendPush;
  readonly senderFor: SenderFor;
  readonly pictures: PictureStore;
  readonly reencodePicture: ReencodePicture;
  /** The public address of a published picture. */
  readonly pictureUrl: (path: string) => string;
  readonly drawBoard: DrawBoard;
  readonly drawInvoice: DrawInvoice;
  readonly drawPapers: DrawPapers;
  readonly drawProof: DrawProof;
  readonly readVerses: ReadVerses;
  readonly fetchPublic: FetchPublic;
  readonly postPublic: PostPublic;
  readonly webhookSecrets: WebhookSecrets;
  readonly dns: Dns;
  readonly servesStore: ServesStore;
  readonly readCertificate: ReadCertificate;
  /** Address of stores without their own domain; no slash at the end. */
  readonly siteUrl: () => string;
  /** The host below which stores have names; empty if they have none. */
  readonly platformHost: () => string;
  readonly gateways: PaymentGateways;
  readonly payments: CardPayments;
  /** Needs no account's keys. */
  readonly takesCards: (setting: Pick<StoreSetting, 'storeId' | 'cardAccount'>) => boolean;
  /** Whether the store has keys of its own at the card provider. */
  readonly hasCardKeys: (store: StoreId) => boolean;
  /** Whether the platform connects the accounts of stores. */
  readonly connectsStripe: () => boolean;
  /** What the platform takes of a connected store's card payments. */
  readonly feeTerms: ReadFeeTerms;
  readonly consumeRateLimit: ConsumeRateLimit;
  readonly storeReserved: StoreReserved;
  /** The whole content of stores, as an export holds it. */
  readonly storeSource: StoreSource;
}
