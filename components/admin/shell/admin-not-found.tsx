import { Button } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { PageHeader } from '@/components/admin/shell/page-header';
import { adminPaths } from '@/lib/admin-paths';

/** Shown for an admin address that does not exist. */
export function AdminNotFound() {
  const { t } = useTranslation('admin');
  return (
    <PageHeader
      title={t('notFound.title')}
      description={t('notFound.text')}
      actions={
        <Button asChild>
          <NextLink href={adminPaths.dashboard}>{t('notFound.dashboard')}</NextLink>
        </Button>
      }
    />
  );
}
