import { useTranslation } from 'next-i18next/pages';
import { useState, type SubmitEvent } from 'react';
import { notify } from '@/components/overlays/notify';
import styles from '@/components/platform/console/console.module.css';
import { consoleLink } from '@/components/platform/console/use-console-query';
import { Button } from '@/components/ui/actions/button';
import { Link } from '@/components/ui/actions/link';
import { Alert } from '@/components/ui/feedback/alert';
import { Badge } from '@/components/ui/feedback/badge';
import { Select } from '@/components/ui/forms/select';
import { TextAreaField } from '@/components/ui/forms/text-area-field';
import { Field } from '@/components/ui/forms/text-field';
import type { AppError } from '@/lib/domain/errors/app-error';
import { localized } from '@/lib/domain/locale';
import { oneOf } from '@/lib/domain/parse/fields';
import { REPORT_NOTE_MAX, REPORT_STATES, type AbuseReport } from '@/lib/domain/platform/abuse-report';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useFormats } from '@/lib/hooks/language/use-formats';

interface ReportCardProps {
  readonly report: AbuseReport;
  readonly onMoved: () => void;
}

/** One report, with what operators did about it and the way to the store. */
export function ReportCard({ report, onMoved }: ReportCardProps) {
  const { t } = useTranslation(['console', 'platform']);
  const { dateTime, locale } = useFormats();
  const { storeId, storeName, reason, text, email, createdAt } = report;
  return (
    <li className={styles.card}>
      <div className={styles.heading}>
        <Link href={consoleLink({ store: storeId })} className={styles.name}>
          <bdi>{localized(storeName, locale) || storeId}</bdi>
        </Link>
        <Badge colorPalette="orange">{t(`platform:report.reasons.${reason}`)}</Badge>
        <time dateTime={new Date(createdAt).toISOString()}>{dateTime(createdAt)}</time>
      </div>
      <p className={styles.reason}>
        <bdi>{text}</bdi>
      </p>
      {email && <p>{t('reports.from', { email })}</p>}
      <MoveForm report={report} onMoved={onMoved} />
    </li>
  );
}

function MoveForm({ report, onMoved }: ReportCardProps) {
  const { t } = useTranslation('console');
  const { ofError } = useErrorText();
  const [to, setTo] = useState(report.state);
  const [note, setNote] = useState(report.note);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const moved = await call('moveReport', { reportId: report.id, to, note });
    setBusy(false);
    setFailure(moved.ok ? null : moved.error);
    if (!moved.ok) return;
    notify({ type: 'success', message: t('reports.saved') });
    onMoved();
  };
  return (
    <form className={styles.form} method="post" noValidate onSubmit={(event) => void submit(event)}>
      {failure && <Alert tone="error" title={ofError(failure)} />}
      <Field label={t('reports.move')}>
        {(control) => (
          <Select
            {...control}
            value={to}
            onChange={({ target }) => setTo(oneOf(REPORT_STATES, target.value) ?? to)}
          >
            {REPORT_STATES.map((state) => (
              <option key={state} value={state}>
                {t(`reports.states.${state}`)}
              </option>
            ))}
          </Select>
        )}
      </Field>
      <TextAreaField
        label={t('reports.note')}
        rows={2}
        maxLength={REPORT_NOTE_MAX}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
      <div className={styles.buttons}>
        <Button type="submit" loading={busy}>
          {t('reports.save')}
        </Button>
      </div>
    </form>
  );
}
