import { fail, ok, type Result } from '@/lib/domain/result';
import { createTokenSigner } from './signed-token';

const LIFETIME_MS = 30 * 24 * 60 * 60 * 1000;

/** The kind of message that contains the link. */
const LINK_CHANNELS = ['mail', 'whatsapp'] as const;
type LinkChannel = (typeof LINK_CHANNELS)[number];

interface Confirmable {
  readonly storeId: string;
  readonly orderId: string;
  readonly channel: LinkChannel;
}

export interface ConfirmationTokens {
  sign(order: Confirmable): string;
  /** Fails with `link-expired`, whether the token is old, altered or invented. */
  verify(token: string): Result<Confirmable>;
}

/** Links by which the shopper of a cash order says that it is meant; holding one proves access to the mailbox or phone. */
export function createConfirmationTokens(secret: () => string, now: () => number): ConfirmationTokens {
  const signer = createTokenSigner('order-confirmation:', secret, now);
  return {
    sign: ({ storeId, orderId, channel }) => signer.sign([storeId, orderId, channel], now() + LIFETIME_MS),
    verify(token) {
      const [storeId, orderId, named, ...others] = signer.verify(token) ?? [];
      const channel = LINK_CHANNELS.find((one) => one === named);
      return storeId && orderId && channel && !others.length
        ? ok({ storeId, orderId, channel })
        : fail({ code: 'link-expired' });
    },
  };
}
