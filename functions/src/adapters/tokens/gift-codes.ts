import { createHmac } from 'node:crypto';
import { giftCodeOf } from '@/lib/domain/prepaid/gift-code';

/** The code of the gift card that this cause created, such as a store and a request's key; the same each time. */
export type GiftCodes = (cause: readonly string[]) => string;

/**
 * Derives codes from their cause and the platform's secret, so that none is stored: a repeated request gets the same one, and
 * the database reveals none.
 */
export const createGiftCodes =
  (secret: () => string): GiftCodes =>
  (cause) =>
    giftCodeOf(
      createHmac('sha256', secret())
        .update(`gift-card:${JSON.stringify(cause)}`)
        .digest(),
    );
