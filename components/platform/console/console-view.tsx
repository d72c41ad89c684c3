import { useTranslation } from 'next-i18next/pages';
import type { ComponentType } from 'react';
import { ActivityView } from '@/components/platform/console/activity/activity-view';
import { ConsoleGate } from '@/components/platform/console/entry/console-gate';
import { NoticesView } from '@/components/platform/console/notices/notices-view';
import { ReportsView } from '@/components/platform/console/reports/reports-view';
import { StoreView } from '@/components/platform/console/stores/store-view';
import { StoresView } from '@/components/platform/console/stores/stores-view';
import { PlatformShell } from '@/components/platform/shell/platform-shell';
import { ConsoleNav } from './console-nav';
import { useConsoleQuery, type ConsoleViewName } from './use-console-query';

/** The operators' console: one page, whose address says what it shows. */
export function ConsoleView() {
  const { t } = useTranslation('console');
  return (
    <PlatformShell title={t('title')} description={t('description')} isConsole>
      <ConsoleGate>
        <Shown />
      </ConsoleGate>
    </PlatformShell>
  );
}

const VIEWS: Readonly<Record<ConsoleViewName, ComponentType>> = {
  stores: StoresView,
  reports: ReportsView,
  notices: NoticesView,
  activity: ActivityView,
};

function Shown() {
  const { query, isReady } = useConsoleQuery();
  if (!isReady) return null;
  const { store, view } = query;
  const View = VIEWS[view];
  return (
    <>
      <ConsoleNav view={view} />
      {store ? <StoreView id={store} /> : <View />}
    </>
  );
}
