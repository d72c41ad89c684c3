import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { notify } from '@/components/overlays/notify';
import { productTable, type CsvContext } from '@/lib/domain/catalogue/csv/product-rows';
import { csvText } from '@/lib/domain/csv/csv-text';
import { storeId } from '@/lib/domain/ids';
import { env } from '@/lib/env';
import { readWholeCatalogue } from '@/lib/firestore/catalogue-export';
import { useErrorText } from '@/lib/hooks/use-error-text';
import { useFormats } from '@/lib/hooks/use-formats';
import { saveFile } from '@/lib/save-file';

interface Export {
  readonly isReading: boolean;
  run(): Promise<void>;
}

/** The whole catalogue as a CSV file on the owner's disk; nothing happens before its context is known. */
export function useExport(context: CsvContext | null): Export {
  const { t } = useTranslation('admin-import');
  const { count } = useFormats();
  const text = useErrorText();
  const [isReading, setReading] = useState(false);
  const run = async () => {
    if (!context) return;
    setReading(true);
    const products = await readWholeCatalogue(storeId(env.storeId));
    setReading(false);
    if (!products.ok) return notify({ type: 'error', message: text.ofError(products.error) });
    saveFile(`${t('export.fileName')}.csv`, 'text/csv', csvText(productTable(products.value, context)));
    notify({ type: 'success', message: t('export.done', { number: count(products.value.length) }) });
  };
  return { isReading, run };
}
