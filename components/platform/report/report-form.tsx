import { useTranslation } from 'next-i18next/pages';
import { useState, type SubmitEvent } from 'react';
import { Button } from '@/components/ui/actions/button';
import { Alert } from '@/components/ui/feedback/alert';
import { Select } from '@/components/ui/forms/select';
import { TextAreaField } from '@/components/ui/forms/text-area-field';
import { Field, TextField } from '@/components/ui/forms/text-field';
import type { AppError } from '@/lib/domain/errors/app-error';
import { REPORT_REASONS, REPORT_TEXT_MAX } from '@/lib/domain/platform/abuse-report';
import { reportSchema } from '@/lib/domain/platform/operator-forms';
import { call } from '@/lib/functions/call';
import { refusalOf } from '@/lib/domain/forms/refused-fields';
import { useHydrated } from '@/lib/hooks/browser/use-hydrated';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useLocale } from '@/lib/hooks/language/use-locale';
import styles from './report.module.css';

interface ReportFormProps {
  readonly store: string;
  readonly onDone: () => void;
}

export function ReportForm({ store, onDone }: ReportFormProps) {
  const { t } = useTranslation('platform');
  const { ofError, ofField } = useErrorText();
  const hydrated = useHydrated();
  const locale = useLocale();
  const [entry, setEntry] = useState({ reason: '', text: '', email: '' });
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const enter = (field: keyof typeof entry) => ({
    value: entry[field],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setEntry({ ...entry, [field]: target.value }),
  });
  const errorOf = (field: keyof typeof entry) => ofField(failure?.fields?.[field]);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const problem = refusalOf(reportSchema, entry);
    if (problem) return setFailure(problem);
    setBusy(true);
    const sent = await call('reportStore', { ...reportSchema.validateSync(entry), storeId: store, locale });
    setBusy(false);
    if (!sent.ok) return setFailure(sent.error);
    onDone();
  };
  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      {failure && !failure.fields && <Alert tone="error" title={ofError(failure)} />}
      <Field label={t('report.reason')} error={errorOf('reason')}>
        {(control) => (
          <Select {...control} {...enter('reason')}>
            <option value="">{t('report.choose')}</option>
            {REPORT_REASONS.map((reason) => (
              <option key={reason} value={reason}>
                {t(`report.reasons.${reason}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <TextAreaField
        label={t('report.text')}
        hint={t('report.textHint')}
        rows={6}
        maxLength={REPORT_TEXT_MAX}
        error={errorOf('text')}
        {...enter('text')}
      />
      <TextField
        label={t('report.email')}
        hint={t('report.emailHint')}
        type="email"
        autoComplete="email"
        dir="ltr"
        error={errorOf('email')}
        {...enter('email')}
      />
      <Button type="submit" size="lg" loading={busy} disabled={!hydrated || !store}>
        {t('report.submit')}
      </Button>
    </form>
  );
}
