import type { Auth } from 'firebase-admin/auth';
import type { Firestore } from 'firebase-admin/firestore';
import type { StoreId } from '@/lib/domain/ids';
import type { Platform } from '@/lib/domain/mail/sender';
import type { CountMail } from './adapters/count-mail';
import type { Dns } from './adapters/dns';
import type { DrawPicture } from './adapters/draw-picture';
import type { InvitationTokens } from './adapters/invitation-token';
import type { InTurn } from './adapters/in-turn';
import type { SendMail } from './adapters/mail';
import type { PaymentGateways } from './adapters/payment-gateway';
import type { PictureStore } from './adapters/picture-store';
import type { SendPush } from './adapters/push';
import type { ReadTogether } from './adapters/read-together';
import type { StoreReserved } from './adapters/store-reserved';
import type { ServesStore } from './adapters/serves-store';
import type { CardPayments } from './adapters/stripe/card-payments';
import type { TrackingTokens } from './adapters/tracking-token';
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
  readonly inTurn: InTurn;
  readonly tracking: TrackingTokens;
  readonly invitations: InvitationTokens;
  readonly readTogether: ReadTogether;
  readonly countMail: CountMail;
  readonly sendMail: SendMail;
  /** In whose name mails are sent. */
  readonly platform: () => Platform;
  readonly sendPush: SendPush;
  readonly pictures: PictureStore;
  readonly drawPicture: DrawPicture;
  readonly dns: Dns;
  readonly servesStore: ServesStore;
  /** Where a store without a domain of its own is served; without a slash at the end. */
  readonly siteUrl: () => string;
  readonly gateways: PaymentGateways;
  readonly payments: CardPayments;
  /** Known without the keys of any account. */
  readonly takesCards: (store: StoreId) => boolean;
  readonly consumeRateLimit: ConsumeRateLimit;
  readonly storeReserved: StoreReserved;
}
