import { Button, DataList, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { Panel } from '@/components/admin/panel';
import { ConfirmDialog } from '@/components/overlays/confirm-dialog';
import { notify } from '@/components/overlays/notify';
import { useUserContext } from '@/context/user-context';
import type { CurrentUser } from '@/lib/domain/account/current-user';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/use-error-text';
import { useFormats } from '@/lib/hooks/use-formats';
import { useLocale } from '@/lib/hooks/use-locale';

/** When the person last logged in, and the way to end every session. */
export function SessionsPanel({ metadata }: Pick<CurrentUser, 'metadata'>) {
  const { t } = useTranslation('admin-people');
  const locale = useLocale();
  const { dateTime } = useFormats();
  const { logout } = useUserContext();
  const { ofError } = useErrorText();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  const end = async () => {
    setBusy(true);
    const ended = await call('endSessions', {});
    setBusy(false);
    setAsking(false);
    if (ended.ok) await logout();
    else notify({ type: 'error', message: ofError(ended.error) });
  };
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
        <Text color="fg.muted">{t('profile.sessions.text')}</Text>
        <Button variant="outline" onClick={() => setAsking(true)}>
          {t('profile.sessions.end')}
        </Button>
      </Stack>
      <ConfirmDialog
        open={asking}
        locale={locale}
        title={t('profile.sessions.confirmTitle')}
        description={t('profile.sessions.text')}
        confirmLabel={t('profile.sessions.confirm')}
        keepLabel={t('profile.sessions.keep')}
        busy={busy}
        onConfirm={() => void end()}
        onClose={() => setAsking(false)}
      />
    </Panel>
  );
}
