import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { ConsoleList } from '@/components/platform/console/console-list';
import styles from '@/components/platform/console/console.module.css';
import { Select } from '@/components/ui/forms/select';
import { oneOf } from '@/lib/domain/parse/fields';
import { REPORT_STATES, type AbuseReport, type ReportState } from '@/lib/domain/platform/abuse-report';
import { readAbuseReports } from '@/lib/firestore/platform/abuse-reports';
import type { DocCursor } from '@/lib/firestore/platform/page-of-docs';
import { usePages } from '@/lib/hooks/platform/use-pages';
import { recipe } from '@/theme/recipe';
import { ReportCard } from './report-card';

/** The reports about stores, by what was done about them. */
export function ReportsView() {
  const { t } = useTranslation('console');
  const [state, setState] = useState<ReportState>('open');
  const pages = usePages<AbuseReport, DocCursor>(`reports ${state}`, (after) =>
    readAbuseReports(state, after),
  );
  return (
    <section className={styles.part}>
      <h1 className={recipe('heading', { size: '2xl' })}>{t('reports.title')}</h1>
      <div className={styles.filters}>
        <label className={styles.sort}>
          {t('reports.state')}
          <Select
            value={state}
            onChange={({ target }) => setState(oneOf(REPORT_STATES, target.value) ?? state)}
          >
            {REPORT_STATES.map((one) => (
              <option key={one} value={one}>
                {t(`reports.states.${one}`)}
              </option>
            ))}
          </Select>
        </label>
      </div>
      <ConsoleList pages={pages} empty={{ title: t('reports.none') }}>
        {(reports) => (
          <ul className={styles.cards} aria-label={t('reports.list')}>
            {reports.map((report) => (
              <ReportCard key={report.id} report={report} onMoved={pages.reload} />
            ))}
          </ul>
        )}
      </ConsoleList>
    </section>
  );
}
