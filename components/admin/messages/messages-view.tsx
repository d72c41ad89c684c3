import { Alert, Link, Stack, Text } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { DoneMessages } from '@/components/admin/messages/done-messages';
import { MessagesToSend } from '@/components/admin/messages/messages-to-send';
import { Panel } from '@/components/admin/panel';
import { PageHeader } from '@/components/admin/shell/page-header';
import { useStoreSetting } from '@/context/store-setting-context';
import { adminPaths } from '@/lib/admin-paths';
import { useNotificationSetting } from '@/lib/hooks/store/use-store-documents';

/** Messages to shoppers from the store's own phone, and their status. */
export function MessagesView() {
  const { t } = useTranslation('admin-messages');
  return (
    <>
      <PageHeader title={t('title')} description={t('description')} />
      <Stack gap="6">
        <Switched />
        <Panel title={t('toSend.title')}>
          <MessagesToSend />
        </Panel>
        <Panel title={t('done.title')}>
          <DoneMessages />
        </Panel>
      </Stack>
    </>
  );
}

/** Explains that messages are turned off, if they are. */
function Switched() {
  const { t } = useTranslation('admin-messages');
  const stored = useNotificationSetting(useStoreSetting().storeId);
  if (stored.status !== 'ready' || stored.value.notifications.messages !== 'off') return null;
  return (
    <Alert.Root status="info">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{t('off.title')}</Alert.Title>
        <Alert.Description>
          <Text as="span">{t('off.text')} </Text>
          <Link asChild variant="underline" color="inherit" display="inline">
            <NextLink href={adminPaths.settings}>{t('off.link')}</NextLink>
          </Link>
        </Alert.Description>
      </Alert.Content>
    </Alert.Root>
  );
}
