import { Box, List, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useEditor } from '@/components/admin/products/editor/editor-context';
import { variantName } from '@/components/admin/products/editor/variants/variant-names';
import { useStoreSetting } from '@/context/store-setting-context';
import { localized } from '@/lib/domain/locale';
import type { Waiting } from '@/lib/domain/reminders/stock-wait';
import { watchWaiting } from '@/lib/firestore/catalogue/waiting';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { useListener } from '@/lib/hooks/use-listener';

/** The number of shoppers who wait for each sold-out combination; nothing without any. */
export function WaitingShoppers() {
  const { t } = useTranslation('admin-editor');
  const locale = useLocale();
  const { storeId } = useStoreSetting();
  const { base } = useEditor();
  const isSaved = base.createdAt > 0;
  const waiting = useListener<Waiting>(isSaved ? `${storeId} ${base.id}` : null, (onNext, onError) =>
    watchWaiting(storeId, base.id, onNext, onError),
  );
  if (waiting.status !== 'ready') return null;
  const asked = base.variants.flatMap((variant) => {
    const count = waiting.value[variant.id] ?? 0;
    return count > 0 ? [{ variant, count }] : [];
  });
  if (asked.length === 0) return null;
  return (
    <Box>
      <Text fontWeight="medium">{t('waiting.title')}</Text>
      <List.Root variant="plain" aria-label={t('waiting.title')}>
        {asked.map(({ variant, count }) => (
          <List.Item key={variant.id} display="block">
            {t('waiting.item', {
              count,
              name: variantName(base.options, variant, locale) || localized(base.title, locale),
            })}
          </List.Item>
        ))}
      </List.Root>
    </Box>
  );
}
