import { Alert, Button } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useFormats } from '@/lib/hooks/use-formats';

interface RestoreOfferProps {
  /** Milliseconds since the epoch. */
  readonly savedAt: number;
  onTake(): void;
  onDiscard(): void;
}

export function RestoreOffer({ savedAt, onTake, onDiscard }: RestoreOfferProps) {
  const { t } = useTranslation('admin-editor');
  const { dateTime } = useFormats();
  return (
    <Alert.Root status="info" flexWrap="wrap">
      <Alert.Indicator />
      <Alert.Title flex="1" minWidth="48">
        {t('restore.text', { when: dateTime(savedAt) })}
      </Alert.Title>
      <Button size="sm" onClick={onTake}>
        {t('restore.take')}
      </Button>
      <Button size="sm" variant="outline" onClick={onDiscard}>
        {t('restore.discard')}
      </Button>
    </Alert.Root>
  );
}
