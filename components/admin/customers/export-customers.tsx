import { Button, HStack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useRef, useState } from 'react';
import { useStoreSetting } from '@/context/store-setting-context';
import { saveFile } from '@/lib/browser/save-file';
import { csvText, type CsvCell } from '@/lib/domain/csv/csv-text';
import { CUSTOMER_CSV_HEADER, customerCsvRow } from '@/lib/domain/customers/customer-csv';
import type { ErrorCode } from '@/lib/domain/errors/app-error';
import { readCustomerPage, type CustomerCursor, type CustomerFilter } from '@/lib/firestore/people/customers';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useFormats } from '@/lib/hooks/language/use-formats';

/** Exports all customers that match the list's filters, on all pages. */
export function ExportCustomers(found: CustomerFilter) {
  const { t } = useTranslation('admin-customers');
  const { storeId, baseCurrency } = useStoreSetting();
  const { ofError } = useErrorText();
  const { count } = useFormats();
  /** Customers read so far while it runs, else null. */
  const [read, setRead] = useState<number | null>(null);
  const [failure, setFailure] = useState<ErrorCode | null>(null);
  const stopped = useRef(false);

  const start = async () => {
    const finish = (code: ErrorCode | null) => {
      setRead(null);
      setFailure(code);
    };
    stopped.current = false;
    setRead(0);
    setFailure(null);
    // The server requires a fresh sign-in before it exports personal data, and logs the export.
    const recorded = await call('recordCustomerExport', { storeId });
    if (!recorded.ok) return finish(recorded.error.code);
    const rows: (readonly CsvCell[])[] = [CUSTOMER_CSV_HEADER];
    for (let after: CustomerCursor | null = null, isFirst = true; isFirst || after; isFirst = false) {
      const page = await readCustomerPage(storeId, found, after);
      if (stopped.current) return finish(null);
      if (!page.ok) return finish(page.error.code);
      rows.push(...page.value.customers.map((customer) => customerCsvRow(customer, baseCurrency)));
      after = page.value.next;
      setRead(rows.length - 1);
    }
    const name = `customers-${new Date().toISOString().slice(0, 10)}.csv`;
    saveFile(name, 'text/csv;charset=utf-8', csvText(rows));
    finish(null);
  };

  if (read !== null)
    return (
      <HStack gap="3">
        <Text role="status" textStyle="sm">
          {t('export.progress', { count: count(read) })}
        </Text>
        <Button size="sm" variant="outline" onClick={() => (stopped.current = true)}>
          {t('export.stop')}
        </Button>
      </HStack>
    );
  return (
    <HStack gap="3" wrap="wrap">
      {failure && (
        <Text role="alert" textStyle="sm" color="fg.error">
          {ofError({ code: failure })}
        </Text>
      )}
      <Button size="sm" variant="outline" onClick={() => void start()}>
        {t('export.start')}
      </Button>
    </HStack>
  );
}
