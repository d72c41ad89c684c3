import { Button } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { AdminDialog } from '@/components/admin/admin-dialog';
import { FileDrop } from '@/components/admin/csv/file-drop';
import { MOST_IMPORTED } from '@/lib/domain/customers/import/imported-customer';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { ImportPreview } from './import-preview';
import { ImportResult } from './import-result';
import { useCustomerImport } from './use-customer-import';

/** Imports a file: choose, preview, confirm. Nothing changes before the last button. */
export function ImportDialog({ onClose }: { readonly onClose: (changed: boolean) => void }) {
  const { t } = useTranslation('admin-customers');
  const { count } = useFormats();
  const { step, choose, run, stop, restart } = useCustomerImport();
  const isRunning = step.name === 'running';
  const hasRows = step.name === 'preview' && step.read.customers.length > 0;
  return (
    <AdminDialog
      title={t('import.title')}
      size="lg"
      onClose={() => {
        stop();
        onClose(hasChanged(step));
      }}
      footer={
        <>
          {step.name !== 'choose' && !isRunning && (
            <Button variant="ghost" onClick={restart}>
              {t('import.another')}
            </Button>
          )}
          <Button variant="outline" disabled={isRunning} onClick={() => onClose(hasChanged(step))}>
            {t('import.close')}
          </Button>
          {hasRows && <Button onClick={() => void run(step)}>{t('import.start')}</Button>}
          {step.name === 'stopped' && <Button onClick={() => void run(step)}>{t('import.goOn')}</Button>}
        </>
      }
    >
      {step.name === 'choose' && (
        <FileDrop
          help={t('import.help', { most: count(MOST_IMPORTED) })}
          onChoose={(file) => void choose(file)}
        />
      )}
      {step.name === 'preview' && <ImportPreview read={step.read} />}
      {step.name !== 'choose' && step.name !== 'preview' && <ImportResult step={step} />}
    </AdminDialog>
  );
}

const hasChanged = (step: ReturnType<typeof useCustomerImport>['step']): boolean =>
  step.name !== 'choose' && step.done > 0;
