import { Button, DataList, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Panel } from '@/components/admin/panel';
import { ConfirmDialog } from '@/components/overlays/confirm-dialog';
import { useAction } from '@/components/overlays/use-action';
import { useStoreId } from '@/context/use-store-id';
import { useUserContext } from '@/context/user-context';
import type { CurrentUser } from '@/lib/domain/account/current-user';
import type { Result } from '@/lib/domain/result';
import { call } from '@/lib/functions/call';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useLocale } from '@/lib/hooks/language/use-locale';

/** The person's last login, and a button that ends all sessions. */
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

interface ConfirmedEndProps {
  /** Key of the texts: `profile.<of>`. */
  readonly of: 'sessions' | 'leave';
  readonly run: () => Promise<Result<unknown>>;
}

/** Asks before it runs an action that also logs the person out. */
function ConfirmedEnd({ of, run }: ConfirmedEndProps) {
  const { t } = useTranslation('admin-people');
  const locale = useLocale();
  const { logout } = useUserContext();
  const [asking, setAsking] = useState(false);
  const { run: follow, busy } = useAction();

  const end = async () => {
    const ended = await follow(run());
    setAsking(false);
    if (ended.ok) await logout();
  };

  return (
    <>
      <Text color="fg.muted">{t(`profile.${of}.text`)}</Text>
      <Button variant="outline" onClick={() => setAsking(true)}>
        {t(`profile.${of}.end`)}
      </Button>
      <ConfirmDialog
        open={asking}
        locale={locale}
        title={t(`profile.${of}.confirmTitle`)}
        description={t(`profile.${of}.text`)}
        confirmLabel={t(`profile.${of}.confirm`)}
        keepLabel={t(`profile.${of}.keep`)}
        busy={busy}
        onConfirm={() => void end()}
        onClose={() => setAsking(false)}
      />
    </>
  );
}

/** Lets a person leave the store's staff without help. */
export function LeavePanel({ uid }: { readonly uid: string }) {
  const store = useStoreId();
  const { t } = useTranslation('admin-people');
  return (
    <Panel title={t('profile.leave.title')}>
      <Stack gap="4" alignItems="start">
        <ConfirmedEnd of="leave" run={() => call('removeStaff', { storeId: store, uid })} />
      </Stack>
    </Panel>
  );
}
