import { useTranslation } from 'next-i18next/pages';
import { useState, type SubmitEvent } from 'react';
import { notify } from '@/components/overlays/notify';
import styles from '@/components/platform/console/console.module.css';
import { Button } from '@/components/ui/actions/button';
import { Alert } from '@/components/ui/feedback/alert';
import { Select } from '@/components/ui/forms/select';
import { TextAreaField } from '@/components/ui/forms/text-area-field';
import { Field, TextField } from '@/components/ui/forms/text-field';
import { randomKey } from '@/lib/browser/random-key';
import type { AppError } from '@/lib/domain/errors/app-error';
import { oneOf } from '@/lib/domain/parse/fields';
import { ANNOUNCEMENT_TEXT_MAX, SEVERITIES, type Severity } from '@/lib/domain/platform/announcement';
import { announcementSchema } from '@/lib/domain/platform/operator-forms';
import { call } from '@/lib/functions/call';
import { refusalOf } from '@/lib/domain/forms/refused-fields';
import { useErrorText } from '@/lib/hooks/language/use-error-text';

interface Draft {
  /** The same for every attempt to write this notice. */
  readonly id: string;
  readonly en: string;
  readonly ar: string;
  readonly severity: Severity;
  /** As the browser's input says it, in the operator's time zone; empty for now. */
  readonly from: string;
  readonly until: string;
}

const newDraft = (): Draft => ({ id: randomKey(), en: '', ar: '', severity: 'info', from: '', until: '' });

export function NoticeForm() {
  const { t } = useTranslation('console');
  const { ofError, ofField } = useErrorText();
  const [draft, setDraft] = useState(newDraft);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const enter = (field: 'en' | 'ar' | 'from' | 'until') => ({
    value: draft[field],
    onChange: ({ target }: { readonly target: { readonly value: string } }) =>
      setDraft({ ...draft, [field]: target.value }),
  });
  const errorOf = (field: string) => ofField(failure?.fields?.[field]);

  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    const { id, en, ar, severity } = draft;
    const words = { text: { en, ar }, severity };
    const from = draft.from ? Date.parse(draft.from) : Date.now();
    const until = Date.parse(draft.until);
    const problem = refusalOf(announcementSchema, words);
    const isUntil = until > from;
    if (problem || !isUntil)
      return setFailure({
        code: 'invalid-input',
        fields: { ...problem?.fields, ...(!isUntil && { until: 'field.until.invalid' }) },
      });
    setBusy(true);
    const announced = await call('announce', { id, ...announcementSchema.validateSync(words), from, until });
    setBusy(false);
    if (!announced.ok) return setFailure(announced.error);
    setFailure(null);
    setDraft(newDraft());
    notify({ type: 'success', message: t('notices.done') });
  };
  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      {failure && !failure.fields && <Alert tone="error" title={ofError(failure)} />}
      <TextAreaField
        label={t('notices.en')}
        lang="en"
        dir="ltr"
        rows={3}
        maxLength={ANNOUNCEMENT_TEXT_MAX}
        error={errorOf('text.en')}
        {...enter('en')}
      />
      <TextAreaField
        label={t('notices.ar')}
        lang="ar"
        dir="rtl"
        rows={3}
        maxLength={ANNOUNCEMENT_TEXT_MAX}
        error={errorOf('text.ar')}
        {...enter('ar')}
      />
      <Field label={t('notices.severity')}>
        {(control) => (
          <Select
            {...control}
            value={draft.severity}
            onChange={({ target }) =>
              setDraft({ ...draft, severity: oneOf(SEVERITIES, target.value) ?? draft.severity })
            }
          >
            {SEVERITIES.map((severity) => (
              <option key={severity} value={severity}>
                {t(`notices.severities.${severity}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <TextField label={t('notices.from')} type="datetime-local" {...enter('from')} />
      <TextField
        label={t('notices.until')}
        type="datetime-local"
        error={errorOf('until')}
        {...enter('until')}
      />
      <div className={styles.buttons}>
        <Button type="submit" loading={busy}>
          {t('notices.submit')}
        </Button>
      </div>
    </form>
  );
}
