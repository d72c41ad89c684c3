import type { BrowserKeys } from '@/functions/src/adapters/stripe/payments/card-payments';
import type { Deps } from '@/functions/src/deps';
import type { StoreId } from '@/lib/domain/ids';
import type { Money } from '@/lib/domain/money/money';
import { platformFee } from '@/lib/domain/payments/connect/platform-fee';

/** A payment's idempotency key with the platform's fee that it is begun with; a store with keys of its own pays none. */
export async function withPlatformFee(
  { feeTerms }: Pick<Deps, 'feeTerms'>,
  store: StoreId,
  { account }: Pick<BrowserKeys, 'account'>,
  { key, ...money }: Money & { readonly key: string },
): Promise<{ readonly key: string; readonly fee: number }> {
  const fee = account ? platformFee(money, await feeTerms(store)) : 0;
  // Stripe refuses a key with another amount: after a change of the plan it is another payment.
  return { fee, key: fee ? `${key}:fee-${fee}` : key };
}

/** What the browser gets of a store's keys. */
export const forBrowser = ({ publishableKey, account }: BrowserKeys) => ({
  publishableKey,
  ...(account && { stripeAccount: account }),
});
