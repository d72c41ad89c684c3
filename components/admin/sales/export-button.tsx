import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { Failure } from '@/components/admin/load-state';
import { csvText, type CsvCell } from '@/lib/domain/csv/csv-text';
import type { ErrorCode } from '@/lib/domain/errors/app-error';
import type { Result } from '@/lib/domain/result';

interface ExportButtonProps {
  /** File name without its extension. */
  readonly name: string;
  readonly header: readonly string[];
  readonly read: () => Promise<Result<readonly (readonly CsvCell[])[]>>;
}

/** Downloads the report as a CSV file, including rows and columns that the page does not show. */
export function ExportButton({ name, header, read }: ExportButtonProps) {
  const { t } = useTranslation('admin-sales');
  const [state, setState] = useState<'idle' | 'reading' | { readonly failure: ErrorCode }>('idle');
  const save = async () => {
    setState('reading');
    const rows = await read();
    setState(rows.ok ? 'idle' : { failure: rows.error.code });
    if (rows.ok) download(`${name}.csv`, csvText([header, ...rows.value]));
  };
  return (
    <>
      <Button
        variant="outline"
        alignSelf="flex-start"
        loading={state === 'reading'}
        onClick={() => void save()}
      >
        {t('sales.export')}
      </Button>
      {typeof state === 'object' && <Failure code={state.failure} />}
    </>
  );
}

function download(fileName: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }));
  const link = Object.assign(document.createElement('a'), { href: address, download: fileName });
  link.click();
  URL.revokeObjectURL(address);
}
