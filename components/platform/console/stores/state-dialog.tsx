import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { notify } from '@/components/overlays/notify';
import { ConsoleDialog } from '@/components/platform/console/console-dialog';
import { TextAreaField } from '@/components/ui/forms/text-area-field';
import type { AppError } from '@/lib/domain/errors/app-error';
import { localized } from '@/lib/domain/locale';
import { storeStateSchema } from '@/lib/domain/platform/operator-forms';
import type { PlatformStore } from '@/lib/domain/platform/platform-store';
import { SUSPENSION_REASON_MAX } from '@/lib/domain/platform/suspension';
import { call } from '@/lib/functions/call';
import { refusalOf } from '@/lib/domain/forms/refused-fields';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useLocale } from '@/lib/hooks/language/use-locale';

interface StateDialogProps {
  readonly store: PlatformStore;
  readonly onClose: () => void;
}

/** Asks for the reason, then suspends or reopens the store. */
export function StateDialog({ store: { id, name, state }, onClose }: StateDialogProps) {
  const { t } = useTranslation('console');
  const { ofError, ofField } = useErrorText();
  const locale = useLocale();
  // The store changes behind the dialog once it is done.
  const [isSuspending] = useState(state !== 'suspended');
  const [reason, setReason] = useState('');
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const words = isSuspending ? 'suspend' : 'reopen';

  const submit = async () => {
    const problem = refusalOf(storeStateSchema, { reason });
    if (problem) return setFailure(problem);
    setBusy(true);
    const to = isSuspending ? 'suspended' : 'reopened';
    const changed = await call('changeStoreState', { storeId: id, to, reason });
    setBusy(false);
    if (!changed.ok) return setFailure(changed.error);
    notify({ type: 'success', message: t(`${words}.done`) });
    onClose();
  };
  return (
    <ConsoleDialog
      title={t(`${words}.title`, { store: localized(name, locale) || id })}
      submitLabel={t(`${words}.submit`)}
      busy={busy}
      failure={failure && !failure.fields ? ofError(failure) : null}
      isDanger={isSuspending}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>{t(`${words}.text`)}</p>
      <TextAreaField
        label={t(`${words}.reason`)}
        value={reason}
        rows={4}
        maxLength={SUSPENSION_REASON_MAX}
        error={ofField(failure?.fields?.reason)}
        onChange={({ target }) => setReason(target.value)}
      />
    </ConsoleDialog>
  );
}
