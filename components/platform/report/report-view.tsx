import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { useEffect, useRef, useState } from 'react';
import { PlatformShell } from '@/components/platform/shell/platform-shell';
import { EmptyState } from '@/components/ui/feedback/empty-state';
import { STORE_ID } from '@/lib/domain/ids';
import { localized } from '@/lib/domain/locale';
import { queryText } from '@/lib/domain/parse/query-text';
import { readStoreName } from '@/lib/firestore/platform/store-name';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { useReadOnce } from '@/lib/hooks/use-read-once';
import { recipe } from '@/theme/recipe';
import { ReportForm } from './report-form';
import styles from './report.module.css';

/** Where anybody reports a store; its footer links here with the store's id. */
export function ReportView() {
  const { t } = useTranslation('platform');
  const { query, isReady } = useRouter();
  const id = queryText(query)('store');
  const store = STORE_ID.test(id) ? id : '';
  return (
    <PlatformShell title={t('report.pageTitle')} description={t('report.lead')}>
      {isReady && !store ? (
        <EmptyState as="h1" title={t('report.pageTitle')} description={t('report.missing')} />
      ) : (
        <Report store={store} />
      )}
    </PlatformShell>
  );
}

function Report({ store }: { readonly store: string }) {
  const { t } = useTranslation('platform');
  const locale = useLocale();
  const [isDone, setIsDone] = useState(false);
  const name = useReadOnce(store || null, () => readStoreName(store));
  const shown = name.status === 'ready' ? localized(name.value, locale) : '';
  if (isDone) return <Thanks />;
  return (
    <div className={styles.page}>
      <h1 className={recipe('heading', { size: '2xl' })}>
        {shown ? t('report.title', { store: shown }) : t('report.pageTitle')}
      </h1>
      <p>{t('report.lead')}</p>
      <ReportForm store={store} onDone={() => setIsDone(true)} />
    </div>
  );
}

function Thanks() {
  const { t } = useTranslation('platform');
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.page}>
      <h1 ref={title} tabIndex={-1} className={recipe('heading', { size: '2xl', className: styles.title })}>
        {t('report.doneTitle')}
      </h1>
      <p>{t('report.done')}</p>
    </div>
  );
}
