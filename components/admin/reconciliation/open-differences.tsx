import { Alert, Link } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useStoreId } from '@/context/use-store-id';
import { adminPaths } from '@/lib/admin-paths';
import { openDifferences } from '@/lib/domain/reconciliation/reconciliation';
import { useReconciliation } from '@/lib/hooks/store/use-reconciliation';

/** The number of open differences, with a link; nothing without any. */
export function OpenDifferences() {
  const store = useStoreId();
  const { t } = useTranslation('admin-reconciliation');
  const reconciliation = useReconciliation(store);
  const open = reconciliation.status === 'ready' ? openDifferences(reconciliation.value).length : 0;
  if (open === 0) return null;
  return (
    <Alert.Root status="warning" mb="6">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{t('open.title', { count: open })}</Alert.Title>
        <Alert.Description>
          <Link asChild variant="underline" color="inherit">
            <NextLink href={adminPaths.reconciliation}>{t('open.link')}</NextLink>
          </Link>
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
