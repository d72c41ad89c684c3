import { Button } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { AdminIcon } from '@/components/admin/admin-icon';
import { ImportDialog } from '@/components/admin/products/csv/import-dialog';
import type { Groups } from '@/components/admin/products/list/filter-bar';
import { notify } from '@/components/overlays/notify';
import { useAction } from '@/components/overlays/use-action';
import { useStoreSetting } from '@/context/store-setting-context';
import { useStoreId } from '@/context/use-store-id';
import { productTable, type CsvContext } from '@/lib/domain/catalogue/csv/product-rows';
import { csvText } from '@/lib/domain/csv/csv-text';
import { readWholeCatalogue } from '@/lib/firestore/catalogue/catalogue-export';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { saveFile } from '@/lib/browser/save-file';

interface CsvActionsProps {
  /** Null until all are loaded: exported without them, a file would empty the products' categories when it is imported again. */
  readonly groups: Groups | null;
}

/** Exports the whole catalogue as a file, and imports a file. */
export function CsvActions({ groups }: CsvActionsProps) {
  const { t } = useTranslation('admin-import');
  const { baseCurrency: currency } = useStoreSetting();
  const [importing, setImporting] = useState(false);
  const context = groups && { ...groups, currency };
  const { isReading, save } = useExport(context);
  return (
    <>
      <Button variant="outline" loading={isReading} disabled={!context} onClick={() => void save()}>
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

/** Downloads the whole catalogue as a CSV file; does nothing before its context is loaded. */
function useExport(context: CsvContext | null) {
  const store = useStoreId();
  const { t } = useTranslation('admin-import');
  const { count } = useFormats();
  const { run, busy } = useAction();
  const save = async () => {
    if (!context) return;
    const products = await run(readWholeCatalogue(store));
    if (!products.ok) return;
    saveFile(`${t('export.fileName')}.csv`, 'text/csv', csvText(productTable(products.value, context)));
    notify({ type: 'success', message: t('export.done', { number: count(products.value.length) }) });
  };
  return { save, isReading: busy };
}
