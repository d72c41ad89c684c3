import { Button, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { ConfirmDialog } from '@/components/overlays/confirm-dialog';
import { notify } from '@/components/overlays/notify';
import { useUserContext } from '@/context/user-context';
import type { Result } from '@/lib/domain/result';
import { useErrorText } from '@/lib/hooks/use-error-text';
import { useLocale } from '@/lib/hooks/use-locale';

interface ConfirmedEndProps {
  /** Whose texts they are: `profile.<of>`. */
  readonly of: 'sessions' | 'leave';
  readonly run: () => Promise<Result<unknown>>;
}

/** Asks before it runs what ends the login with it. */
export function ConfirmedEnd({ of, run }: ConfirmedEndProps) {
  const { t } = useTranslation('admin-people');
  const locale = useLocale();
  const { logout } = useUserContext();
  const { ofError } = useErrorText();
  const [asking, setAsking] = useState(false);
  const [busy, setBusy] = useState(false);

  const end = async () => {
    setBusy(true);
    const ended = await run();
    setBusy(false);
    setAsking(false);
    if (ended.ok) await logout();
    else notify({ type: 'error', message: ofError(ended.error) });
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
