import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { AdminDialog } from '@/components/admin/admin-dialog';
import { ListSkeleton, LoadFailure } from '@/components/admin/load-state';
import { useStoreSetting } from '@/context/store-setting-context';
import type { Movement, Prepaid } from '@/lib/domain/prepaid/prepaid';
import { watchMovements } from '@/lib/firestore/prepaid';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useListener } from '@/lib/hooks/use-listener';

interface LedgerDialogProps {
  readonly account: Prepaid;
  readonly onClose: () => void;
}

/** All movements of a gift card or credit, newest first. */
export function LedgerDialog({ account, onClose }: LedgerDialogProps) {
  const { t } = useTranslation('admin-gift-cards');
  const { money, dateTime } = useFormats();
  const { storeId } = useStoreSetting();
  const { id, kind, last4, currency } = account;
  const ledger = useListener<Movement[]>(id, (onNext, onError) =>
    watchMovements(storeId, id, onNext, onError),
  );
  return (
    <AdminDialog
      title={t(`kind.${kind}`, { last4 })}
      size="md"
      onClose={onClose}
      footer={
        <Button variant="outline" onClick={onClose}>
          {t('close')}
        </Button>
      }
    >
      {ledger.status === 'failed' && <LoadFailure code={ledger.code} />}
      {ledger.status === 'loading' && <ListSkeleton />}
      {ledger.status === 'ready' && (
        <Stack as="ul" listStyleType="none" gap="3">
          {ledger.value.map((movement) => (
            <Flex as="li" key={movement.id} justify="space-between" gap="4">
              <Box>
                <Text>
                  {t(`movement.${movement.kind}`)} {movement.orderNumber && <bdi>{movement.orderNumber}</bdi>}
                </Text>
                <Text textStyle="sm" color="fg.muted" dir="auto">
                  {[dateTime(movement.at), movement.reason].filter(Boolean).join(' · ')}
                </Text>
              </Box>
              <Box textAlign="end">
                <Text>{money(movement.amount, currency)}</Text>
                <Text textStyle="sm" color="fg.muted">
                  {t('item.balance', { amount: money(movement.balance, currency) })}
                </Text>
              </Box>
            </Flex>
          ))}
        </Stack>
      )}
    </AdminDialog>
  );
}
