import { Button } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { AdminIcon } from '@/components/admin/admin-icon';
import { ImportDialog } from '@/components/admin/products/csv/import-dialog';
import { useExport } from '@/components/admin/products/csv/use-export';
import type { Groups } from '@/components/admin/products/list/groups';
import { useStoreSetting } from '@/context/store-setting-context';

interface CsvActionsProps {
  /** Null while not all of them are known: a file without its products' categories would empty them when it comes back. */
  readonly groups: Groups | null;
}

/** Takes the whole catalogue out as a file, and takes a file in. */
export function CsvActions({ groups }: CsvActionsProps) {
  const { t } = useTranslation('admin-import');
  const { baseCurrency: currency } = useStoreSetting();
  const [importing, setImporting] = useState(false);
  const context = groups && { ...groups, currency };
  const { isReading, run } = useExport(context);
  return (
    <>
      <Button variant="outline" loading={isReading} disabled={!context} onClick={() => void run()}>
        <AdminIcon name="download" size={18} />
        {t('export.label')}
      </Button>
      <Button variant="outline" disabled={!context} onClick={() => setImporting(true)}>
        <AdminIcon name="upload" size={18} />
        {t('import.label')}
      </Button>
      {importing && context && <ImportDialog context={context} onClose={() => setImporting(false)} />}
    </>
  );
}
