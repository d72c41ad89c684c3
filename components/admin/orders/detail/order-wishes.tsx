import { Badge, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { Panel } from '@/components/admin/panel';
import { isolateNumberPairs } from '@/lib/domain/locale';
import type { Order } from '@/lib/domain/orders/order';

/** The shopper's additional requests; nothing without any. */
export function OrderWishes({ order: { wishes } }: { readonly order: Order }) {
  const { t } = useTranslation('admin-orders');
  const { note, isGift, giftMessage } = wishes;
  if (!note && !isGift) return null;
  return (
    <Panel title={t('wishes.title')}>
      <Stack gap="3" align="flex-start">
        {isGift && <Badge colorPalette="brand">{t('wishes.gift')}</Badge>}
        {giftMessage && <Words label={t('wishes.message')} words={giftMessage} />}
        {note && <Words label={t('wishes.note')} words={note} />}
      </Stack>
    </Panel>
  );
}

const Words = ({ label, words }: { readonly label: string; readonly words: string }) => (
  <div>
    <Text textStyle="sm" color="fg.muted">
      {label}
    </Text>
    <Text whiteSpace="pre-wrap" overflowWrap="anywhere" dir="auto">
      {isolateNumberPairs(words)}
    </Text>
  </div>
);
