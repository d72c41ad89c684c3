import type { PaymentMethod } from '@/lib/domain/orders/order-status';
import type { StoreSetting } from '@/lib/domain/store/store-setting';

/** The payment methods that the store offers; `takesCards`: it has keys at the card provider. */
export function offeredMethods(
  { payment }: Pick<StoreSetting, 'payment'>,
  takesCards: boolean,
): readonly PaymentMethod[] {
  const cash: readonly PaymentMethod[] = payment.cash.enabled ? ['cash'] : [];
  return payment.card.enabled && takesCards ? [...cash, 'card'] : cash;
}
