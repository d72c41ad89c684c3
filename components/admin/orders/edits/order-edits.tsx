import { Button, List, Stack, Text } from '@chakra-ui/react';
import dynamic from 'next/dynamic';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { VersionTable } from '@/components/admin/orders/edits/version-table';
import { Panel } from '@/components/admin/panel';
import { canEdit, canTakeOff } from '@/lib/domain/orders/edits/may-edit';
import { versionOf } from '@/lib/domain/orders/edits/order-edit';
import type { Order } from '@/lib/domain/orders/order';
import { useFormats } from '@/lib/hooks/language/use-formats';

/** Its code loads on demand. */
const EditDialog = dynamic(() => import('./edit-dialog').then((module) => module.EditDialog), { ssr: false });

/** Edits an order before anything has shipped, or takes off what came back unpaid, and lists earlier edits with the former content; nothing if neither applies. */
export function OrderEdits({ order }: { readonly order: Order }) {
  const { t } = useTranslation('admin-orders');
  const { dateTime } = useFormats();
  const [isOpen, setOpen] = useState(false);
  const { edits, currency } = order;
  const mayEdit = canEdit(order) || canTakeOff(order);
  if (!mayEdit && edits.length === 0) return null;
  const versions = [...edits.map(({ before }) => before), versionOf(order)];
  return (
    <Panel title={t('edit.section')}>
      <Stack gap="4">
        {mayEdit && (
          <Button size="sm" alignSelf="flex-start" variant="outline" onClick={() => setOpen(true)}>
            {t('edit.open')}
          </Button>
        )}
        <List.Root variant="plain" gap="4">
          {edits.map(({ id, at, actor, reason, before }, index) => (
            <List.Item key={id} display="block">
              <Text textStyle="sm">
                {t(`edit.by.${actor}`)} · {dateTime(at)}
              </Text>
              {reason && (
                <Text textStyle="sm" dir="auto">
                  {reason}
                </Text>
              )}
              <VersionTable before={before} after={versions[index + 1] ?? before} currency={currency} />
            </List.Item>
          ))}
        </List.Root>
        {isOpen && <EditDialog order={order} onClose={() => setOpen(false)} />}
      </Stack>
    </Panel>
  );
}
