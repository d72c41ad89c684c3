import { Alert } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useStoreId } from '@/context/use-store-id';
import { watchRunningImports, type RunningImport } from '@/lib/firestore/catalogue/import-jobs';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useListener } from '@/lib/hooks/use-listener';

/** Confirmed imports that are still running, or were stopped, by anybody in the store. */
export function RunningImports() {
  const store = useStoreId();
  const { t } = useTranslation('admin-import');
  const { count } = useFormats();
  const jobs = useListener<RunningImport[]>(`imports ${store}`, (onNext, onError) =>
    watchRunningImports(store, onNext, onError),
  );
  if (jobs.status !== 'ready') return null;
  return jobs.value.map(({ id, isStopped, applied, total }) => (
    <Alert.Root key={id} status={isStopped ? 'warning' : 'info'} role="status">
      <Alert.Indicator />
      <Alert.Title>
        {t(isStopped ? 'job.stopped' : 'job.running', { done: count(applied), total: count(total) })}
      </Alert.Title>
    </Alert.Root>
  ));
}
