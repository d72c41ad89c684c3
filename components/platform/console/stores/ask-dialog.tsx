import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { notify } from '@/components/overlays/notify';
import { ConsoleDialog } from '@/components/platform/console/console-dialog';
import { TextAreaField } from '@/components/ui/forms/text-area-field';
import type { AppError } from '@/lib/domain/errors/app-error';
import { localized } from '@/lib/domain/locale';
import { supportReasonSchema } from '@/lib/domain/platform/operator-forms';
import type { PlatformStore } from '@/lib/domain/platform/platform-store';
import { SUPPORT_REASON_MAX } from '@/lib/domain/platform/support-access';
import { call } from '@/lib/functions/call';
import { refusalOf } from '@/lib/domain/forms/refused-fields';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useLocale } from '@/lib/hooks/language/use-locale';

interface AskDialogProps {
  readonly store: PlatformStore;
  /** The reason of a request that waits; empty for a new one. */
  readonly known: string;
  readonly onAsked: () => void;
  readonly onClose: () => void;
}

/** Asks the store's owners for access, with a reason. */
export function AskDialog({ store: { id, name }, known, onAsked, onClose }: AskDialogProps) {
  const { t } = useTranslation('console');
  const { ofError, ofField } = useErrorText();
  const locale = useLocale();
  const [reason, setReason] = useState(known);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);

  const submit = async () => {
    const problem = refusalOf(supportReasonSchema, { reason });
    if (problem) return setFailure(problem);
    setBusy(true);
    const asked = await call('askForSupport', { storeId: id, reason });
    setBusy(false);
    if (!asked.ok) return setFailure(asked.error);
    notify({ type: 'success', message: t('support.asked') });
    onAsked();
    onClose();
  };
  return (
    <ConsoleDialog
      title={t('support.askTitle', { store: localized(name, locale) || id })}
      submitLabel={t('support.submit')}
      busy={busy}
      failure={failure && !failure.fields ? ofError(failure) : null}
      onSubmit={() => void submit()}
      onClose={onClose}
    >
      <p>{t('support.askText')}</p>
      <TextAreaField
        label={t('support.reason')}
        value={reason}
        rows={4}
        maxLength={SUPPORT_REASON_MAX}
        error={ofField(failure?.fields?.reason)}
        onChange={({ target }) => setReason(target.value)}
      />
    </ConsoleDialog>
  );
}
