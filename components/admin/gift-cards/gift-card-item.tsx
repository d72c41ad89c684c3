import { Badge, Box, Flex, HStack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { RowMenu } from '@/components/admin/row-menu';
import { useAction } from '@/components/overlays/use-action';
import { useStoreSetting } from '@/context/store-setting-context';
import type { Prepaid } from '@/lib/domain/prepaid/prepaid';
import { call } from '@/lib/functions/call';
import { useFormats } from '@/lib/hooks/language/use-formats';

interface GiftCardItemProps {
  readonly account: Prepaid;
  readonly onLedger: () => void;
}

export function GiftCardItem({ account, onLedger }: GiftCardItemProps) {
  const { t } = useTranslation('admin-gift-cards');
  const { money, date } = useFormats();
  const toggle = useToggle(account);
  const { kind, last4, currency, initial, balance, active, reason, createdAt } = account;
  const name = t(`kind.${kind}`, { last4 });
  const details = [
    ...(initial > 0 ? [t('item.initial', { amount: money(initial, currency) })] : []),
    date(createdAt),
    reason,
  ].filter(Boolean);
  return (
    <Flex as="li" gap="3" align="flex-start" borderBottomWidth="1px" pb="3">
      <Box flex="1" minWidth="0">
        <HStack gap="3" wrap="wrap">
          <Text fontWeight="semibold">{name}</Text>
          <Text>{t('item.balance', { amount: money(balance, currency) })}</Text>
          {!active && <Badge>{t('item.off')}</Badge>}
        </HStack>
        <Text textStyle="sm" color="fg.muted" mt="1" dir="auto">
          {details.join(' · ')}
        </Text>
      </Box>
      <RowMenu
        label={t('item.menu', { name })}
        actions={[
          { key: 'ledger', label: t('item.ledger'), onSelect: onLedger },
          ...(kind === 'gift'
            ? [
                {
                  key: 'toggle',
                  label: t(active ? 'item.switchOff' : 'item.switchOn'),
                  onSelect: () => void toggle(),
                },
              ]
            : []),
        ]}
      />
    </Flex>
  );
}

function useToggle({ id: giftCardId, active }: Prepaid) {
  const { t } = useTranslation('admin');
  const { storeId } = useStoreSetting();
  const { run } = useAction();
  return () => run(call('changeGiftCard', { storeId, giftCardId, active: !active }), t('toast.updated'));
}
