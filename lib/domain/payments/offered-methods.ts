import { PAYMENT_METHODS, type PaymentMethod } from '@/lib/domain/orders/order-status';
import { takesTransfers } from '@/lib/domain/payments/transfer/transfer-terms';
import type { StoreSetting } from '@/lib/domain/store/store-setting';

/** The store's payment methods; `takesCards`: it has keys at the card provider. */
export function offeredMethods(
  { payment }: Pick<StoreSetting, 'payment'>,
  takesCards: boolean,
): readonly PaymentMethod[] {
  const offered: Readonly<Record<PaymentMethod, boolean>> = {
    cash: payment.cash.enabled,
    card: payment.card.enabled && takesCards,
    transfer: takesTransfers({ payment }),
  };
  return PAYMENT_METHODS.filter((method) => offered[method]);
}
