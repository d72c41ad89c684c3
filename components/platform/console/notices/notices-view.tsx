import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { notify } from '@/components/overlays/notify';
import { ConsoleDialog } from '@/components/platform/console/console-dialog';
import styles from '@/components/platform/console/console.module.css';
import { Button } from '@/components/ui/actions/button';
import { Alert } from '@/components/ui/feedback/alert';
import { Badge } from '@/components/ui/feedback/badge';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import type { AppError } from '@/lib/domain/errors/app-error';
import { localized } from '@/lib/domain/locale';
import type { Announcement, Severity } from '@/lib/domain/platform/announcement';
import { watchAnnouncements } from '@/lib/firestore/platform/announcements';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useListener } from '@/lib/hooks/use-listener';
import { recipe, type Palette } from '@/theme/recipe';
import { NoticeForm } from './notice-form';

const PALETTES: Readonly<Record<Severity, Palette>> = { info: 'blue', warning: 'orange', critical: 'red' };

/** The notices to the people of all stores, and how to write one. */
export function NoticesView() {
  const { t } = useTranslation('console');
  const { ofError } = useErrorText();
  const state = useListener<readonly Announcement[]>('announcements', watchAnnouncements);
  const notices = state.status === 'ready' ? state.value : [];
  return (
    <section className={styles.part}>
      <h1 className={recipe('heading', { size: '2xl' })}>{t('notices.title')}</h1>
      <p className={styles.lead}>{t('notices.lead')}</p>
      {state.status === 'loading' && <p role="status">{t('loading')}</p>}
      {state.status === 'failed' && <Alert tone="error" title={ofError({ code: state.code })} />}
      {notices.length > 0 ? (
        <ul className={styles.cards} aria-label={t('notices.list')}>
          {notices.map((notice) => (
            <Notice key={notice.id} notice={notice} />
          ))}
        </ul>
      ) : (
        (state.status === 'missing' || state.status === 'ready') && <EmptyState title={t('notices.none')} />
      )}
      <h2 className={recipe('heading', { size: 'lg' })}>{t('notices.new')}</h2>
      <NoticeForm />
    </section>
  );
}

function Notice({ notice }: { readonly notice: Announcement }) {
  const { t } = useTranslation('console');
  const { dateTime, locale } = useFormats();
  const [asking, setAsking] = useState(false);
  const { id, text, severity, from, until } = notice;
  return (
    <li className={styles.card}>
      <div className={styles.heading}>
        <Badge colorPalette={PALETTES[severity]}>{t(`notices.severities.${severity}`)}</Badge>
        <span>{t('notices.times', { from: dateTime(from), until: dateTime(until) })}</span>
      </div>
      <p className={styles.reason}>
        <bdi>{localized(text, locale)}</bdi>
      </p>
      <div className={styles.buttons}>
        <Button variant="outline" onClick={() => setAsking(true)}>
          {t('notices.withdraw')}
        </Button>
      </div>
      {asking && <WithdrawDialog id={id} onClose={() => setAsking(false)} />}
    </li>
  );
}

function WithdrawDialog({ id, onClose }: { readonly id: string; readonly onClose: () => void }) {
  const { t } = useTranslation('console');
  const { ofError } = useErrorText();
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<AppError | null>(null);
  const submit = async () => {
    setBusy(true);
    const withdrawn = await call('withdrawAnnouncement', { announcementId: id });
    setBusy(false);
    if (!withdrawn.ok) return setFailure(withdrawn.error);
    notify({ type: 'success', message: t('notices.withdrawn') });
    onClose();
  };
  return (
    <ConsoleDialog
      title={t('notices.confirm')}
      submitLabel={t('notices.withdraw')}
      busy={busy}
      failure={failure && ofError(failure)}
      isDanger
      onSubmit={() => void submit()}
      onClose={onClose}
    />
  );
}
