import { Button, Stack, Text } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { Panel } from '@/components/admin/panel';
import { adminPaths } from '@/lib/admin-paths';

/** A link to the delivery zones, which have their own page. */
export function DeliveryPanel() {
  const { t } = useTranslation('admin-store');
  return (
    <Panel title={t('delivery.title')}>
      <Stack gap="4" align="flex-start">
        <Text color="fg.muted">{t('delivery.description')}</Text>
        <Button asChild variant="outline">
          <NextLink href={adminPaths.delivery}>{t('delivery.open')}</NextLink>
        </Button>
      </Stack>
    </Panel>
  );
}
