import { Alert } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';

/** Says to staff why what they see here cannot be changed by them. */
export function OwnerOnly() {
  const { t } = useTranslation('admin-store');
  return (
    <Alert.Root status="info">
      <Alert.Indicator />
      <Alert.Title>{t('form.ownerOnly')}</Alert.Title>
    </Alert.Root>
  );
}
