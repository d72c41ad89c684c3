import { Button } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { AdminDialog } from '@/components/admin/admin-dialog';
import { FileDrop } from '@/components/admin/products/csv/file-drop';
import { ImportEnd } from '@/components/admin/products/csv/import-end';
import { ImportProblems } from '@/components/admin/products/csv/import-problems';
import { ImportProgress } from '@/components/admin/products/csv/import-progress';
import { ImportSummary } from '@/components/admin/products/csv/import-summary';
import { useImport, type ImportStep } from '@/components/admin/products/csv/use-import';
import type { CsvContext } from '@/lib/domain/catalogue/csv/product-rows';

interface ImportDialogProps {
  readonly context: CsvContext;
  onClose(): void;
}

/** From a file over its dry run to the catalogue; nothing changes before the last button. */
export function ImportDialog({ context, onClose }: ImportDialogProps) {
  const { t } = useTranslation('admin-import');
  const { step, choose, confirm, restart } = useImport(context);
  const isBusy = step.name === 'checking';
  return (
    <AdminDialog
      title={t('import.title')}
      size="lg"
      onClose={onClose}
      footer={
        <>
          {(step.name === 'refused' || step.name === 'ready') && (
            <Button variant="ghost" onClick={restart}>
              {t('import.another')}
            </Button>
          )}
          <Button variant="outline" onClick={onClose}>
            {t(isBusy || step.name === 'ready' ? 'import.cancel' : 'import.close')}
          </Button>
          {step.name === 'ready' && step.sums.created + step.sums.changed > 0 && (
            <Button onClick={() => void confirm()}>{t('import.confirm')}</Button>
          )}
        </>
      }
    >
      <StepBody step={step} onChoose={choose} />
    </AdminDialog>
  );
}

function StepBody({ step, onChoose }: { readonly step: ImportStep; onChoose(file: File): void }) {
  switch (step.name) {
    case 'choose':
      return <FileDrop onChoose={onChoose} />;
    case 'checking':
      return <ImportProgress kind="checking" done={step.done} total={step.total} />;
    case 'refused':
      return <ImportProblems problems={step.problems} />;
    case 'ready':
      return <ImportSummary sums={step.sums} />;
    case 'running':
      return <ImportProgress kind="running" done={step.done} total={step.total} />;
    case 'done':
      return <ImportEnd failure={null} ungrouped={step.ungrouped} />;
    case 'failed':
      return <ImportEnd failure={step} />;
  }
}
