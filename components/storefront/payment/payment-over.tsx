import { useTranslation } from 'next-i18next/pages';
import { Reorder } from '@/components/storefront/orders/reorder';
import { EmptyState } from '@/components/ui/empty-state';
import { LinkButton } from '@/components/ui/link-button';
import type { Order } from '@/lib/domain/orders/order';
import { whyOver } from '@/lib/domain/payments/settlement';
import { paths } from '@/lib/paths';

/** An order that was called off before it was paid, or before its payment came. */
export function PaymentOver({ order }: { readonly order: Order }) {
  const { t } = useTranslation('payment');
  const why = whyOver(order);
  const { number } = order;
  return (
    <EmptyState
      as="h1"
      icon={why === 'expired' ? 'clock' : 'close'}
      title={t(`over.${why}Title`)}
      description={t(`over.${why}Text`, { number })}
    >
      <Reorder order={order} />
      <LinkButton variant="outline" href={paths.order(order.id)}>
        {t('over.view')}
      </LinkButton>
    </EmptyState>
  );
}
