import { Alert, Button, HStack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';

interface NewerVersionProps {
  readonly onTake: () => void;
  readonly onKeep: () => void;
}

/** Shown when somebody else has saved: the reader chooses a version before saving. */
export function NewerVersion({ onTake, onKeep }: NewerVersionProps) {
  const { t } = useTranslation('admin-store');
  return (
    <Alert.Root status="warning" flexWrap="wrap">
      <Alert.Indicator />
      <Alert.Title flex="1" minWidth="min(16rem, 100%)">
        {t('form.newer')}
      </Alert.Title>
      <HStack>
        <Button type="button" size="sm" variant="outline" onClick={onTake}>
          {t('form.takeNewer')}
        </Button>
        <Button type="button" size="sm" variant="ghost" onClick={onKeep}>
          {t('form.keepOwn')}
        </Button>
      </HStack>
    </Alert.Root>
  );
}
