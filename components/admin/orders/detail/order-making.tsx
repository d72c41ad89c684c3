import { Badge, Button, HStack, List, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { OrderDesignChanges } from '@/components/admin/orders/changes/order-design-changes';
import { Panel } from '@/components/admin/panel';
import { useAction } from '@/components/overlays/use-action';
import type { Making, Order } from '@/lib/domain/orders/order';
import { nextMaking, type MakingState } from '@/lib/domain/orders/order-status';
import { call } from '@/lib/functions/call';
import { useFormats } from '@/lib/hooks/language/use-formats';

/** The production state of boards made to order, with the store's next steps; nothing for boards from stock. */
export function OrderMaking({ order }: { readonly order: Order }) {
  return order.making && <MakingPanel order={order} making={order.making} />;
}

function MakingPanel({ order, making }: { readonly order: Order; readonly making: Making }) {
  const { t } = useTranslation('admin-orders');
  const { dateTime } = useFormats();
  const { move, saving } = useMakingChange(order, making);
  const steps = nextMaking(order);
  const isWaiting = making.state === 'waiting';
  return (
    <Panel title={t('making.title')}>
      <Stack gap="3">
        <Badge alignSelf="flex-start">{t(`making.state.${making.state}`)}</Badge>
        {isWaiting && (
          <Text textStyle="sm" color="fg.muted">
            {order.status === 'confirmed' ? t('making.cancelHint') : t('making.confirmFirst')}
          </Text>
        )}
        <HStack gap="2" wrap="wrap">
          {steps.map((to) => (
            <Button key={to} size="sm" loading={saving} onClick={() => void move(to)}>
              {t(`making.step.${to}`)}
            </Button>
          ))}
        </HStack>
        <OrderDesignChanges order={order} />
        {making.events.length > 0 && (
          <List.Root as="ol" variant="plain" gap="2">
            {[...making.events].reverse().map(({ at, to }) => (
              <List.Item key={`${at} ${to}`} display="block" textStyle="sm">
                {t(`making.state.${to}`)} · {dateTime(at)}
              </List.Item>
            ))}
          </List.Root>
        )}
      </Stack>
    </Panel>
  );
}

/** Moves the production on from the shown state, and notifies about the result. */
function useMakingChange({ storeId, id: orderId }: Order, { state: from }: Making) {
  const { t } = useTranslation('admin');
  const { run, busy: saving } = useAction();
  const move = (to: MakingState) =>
    run(call('updateOrderMaking', { storeId, orderId, from, to }), t('toast.updated'));
  return { move, saving };
}
