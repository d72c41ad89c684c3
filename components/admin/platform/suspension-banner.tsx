import { Alert, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useStoreId } from '@/context/use-store-id';
import type { Suspension } from '@/lib/domain/platform/suspension';
import { watchSuspension } from '@/lib/firestore/platform/suspension';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useListener } from '@/lib/hooks/use-listener';

/** Tells the store's people that the platform suspended the store, and why. Nobody can dismiss it. */
export function SuspensionBanner() {
  const { t } = useTranslation('admin');
  const { date } = useFormats();
  const store = useStoreId();
  const state = useListener<Suspension>(`suspension of ${store}`, (onNext, onError) =>
    watchSuspension(store, onNext, onError),
  );
  if (state.status !== 'ready') return null;
  const { at, reason } = state.value;
  return (
    <Alert.Root status="error" mb="6" alignItems="flex-start">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title role="status">{t('suspension.title', { date: date(at) })}</Alert.Title>
        <Alert.Description>
          <Text whiteSpace="pre-line" overflowWrap="anywhere">
            <bdi>{reason}</bdi>
          </Text>
          <Text>{t('suspension.text')}</Text>
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
