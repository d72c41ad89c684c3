import { Button, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { AdminDialog } from '@/components/admin/admin-dialog';
import { Copyable } from '@/components/admin/copyable';

interface SecretDialogProps {
  readonly secret: string;
  readonly onClose: () => void;
}

/** Shows a signing secret, only once. */
export function SecretDialog({ secret, onClose }: SecretDialogProps) {
  const { t } = useTranslation('admin-developers');
  return (
    <AdminDialog
      title={t('secret.title')}
      size="md"
      onClose={onClose}
      footer={<Button onClick={onClose}>{t('secret.close')}</Button>}
    >
      <Text>{t('secret.once')}</Text>
      <Copyable text={secret} />
    </AdminDialog>
  );
}
