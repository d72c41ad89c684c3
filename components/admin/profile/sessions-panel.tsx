import { DataList, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { Panel } from '@/components/admin/panel';
import { ConfirmedEnd } from '@/components/admin/profile/confirmed-end';
import type { CurrentUser } from '@/lib/domain/account/current-user';
import { call } from '@/lib/functions/call';
import { useFormats } from '@/lib/hooks/use-formats';

/** When the person last logged in, and the way to end every session. */
export function SessionsPanel({ metadata }: Pick<CurrentUser, 'metadata'>) {
  const { t } = useTranslation('admin-people');
  const { dateTime } = useFormats();
  const facts = [
    ['lastLogin', metadata.lastSignInAt],
    ['memberSince', metadata.createdAt],
  ] as const;

  return (
    <Panel title={t('profile.sessions.title')}>
      <Stack gap="4" alignItems="start">
        <DataList.Root orientation="horizontal">
          {facts.map(
            ([key, at]) =>
              at !== null && (
                <DataList.Item key={key}>
                  <DataList.ItemLabel>{t(`profile.sessions.${key}`)}</DataList.ItemLabel>
                  <DataList.ItemValue>{dateTime(at)}</DataList.ItemValue>
                </DataList.Item>
              ),
          )}
        </DataList.Root>
        <ConfirmedEnd of="sessions" run={() => call('endSessions', {})} />
      </Stack>
    </Panel>
  );
}
