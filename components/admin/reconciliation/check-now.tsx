import { Button, HStack } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { notify, prepareNotices } from '@/components/overlays/notify';
import { adminPaths } from '@/lib/admin-paths';
import { env } from '@/lib/env';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/use-error-text';

/** Compares everything now; the page follows live. */
export function CheckNow() {
  const { t } = useTranslation('admin-reconciliation');
  const { ofError } = useErrorText();
  const [checking, setChecking] = useState(false);
  const check = async () => {
    setChecking(true);
    const result = await call('reconcileNow', { storeId: env.storeId });
    setChecking(false);
    if (!result.ok) return notify({ type: 'error', message: ofError(result.error) });
    const { open } = result.value;
    notify({ type: open ? 'info' : 'success', message: t('done', { count: open }) });
  };
  return (
    <HStack gap="2" wrap="wrap">
      <Button asChild variant="outline">
        <NextLink href={adminPaths.sales}>{t('back')}</NextLink>
      </Button>
      <Button
        loading={checking}
        loadingText={t('checking')}
        onFocus={prepareNotices}
        onClick={() => void check()}
      >
        {t('check')}
      </Button>
    </HStack>
  );
}
