import { Alert, Button, List, Progress, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { AdminDialog } from '@/components/admin/admin-dialog';
import { FileDrop } from '@/components/admin/products/csv/file-drop';
import { ImportProblems } from '@/components/admin/products/csv/import-problems';
import { useImport, type ImportStep, type ImportSums } from '@/components/admin/products/csv/use-import';
import type { CsvContext } from '@/lib/domain/catalogue/csv/product-rows';
import type { ErrorCode } from '@/lib/domain/errors/app-error';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useFormats } from '@/lib/hooks/language/use-formats';

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

interface ImportEndProps {
  /** Null when all went well. */
  readonly failure: { readonly code: ErrorCode; readonly begun: boolean } | null;
  /** Products whose category or brand was deleted meanwhile. */
  readonly ungrouped?: number;
}

function ImportEnd({ failure, ungrouped = 0 }: ImportEndProps) {
  const { t } = useTranslation('admin-import');
  const text = useErrorText();
  return (
    <Alert.Root status={failure ? 'error' : 'success'}>
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{failure ? text.ofError(failure) : t('import.done')}</Alert.Title>
        {failure?.begun && <Alert.Description>{t('import.failed')}</Alert.Description>}
        {ungrouped > 0 && (
          <Alert.Description>{t('import.ungrouped', { count: ungrouped })}</Alert.Description>
        )}
      </Alert.Content>
    </Alert.Root>
  );
}

interface ImportProgressProps {
  readonly kind: 'checking' | 'running';
  readonly done: number;
  /** 0 while it is not known. */
  readonly total: number;
}

function ImportProgress({ kind, done, total }: ImportProgressProps) {
  const { t } = useTranslation('admin-import');
  const { count } = useFormats();
  return (
    <Stack gap="3">
      <Progress.Root value={total > 0 ? Math.round((100 * done) / total) : null}>
        <Progress.Label>{t(`import.${kind}`, { done: count(done), total: count(total) })}</Progress.Label>
        <Progress.Track>
          <Progress.Range />
        </Progress.Track>
      </Progress.Root>
      {kind === 'running' && (
        <Text fontSize="sm" color="fg.muted">
          {t('import.keepOpen')}
        </Text>
      )}
    </Stack>
  );
}

const KINDS = ['created', 'changed', 'unchanged'] as const;

/** What the file would do, before it does it. */
function ImportSummary({ sums }: { readonly sums: ImportSums }) {
  const { t } = useTranslation('admin-import');
  if (sums.created + sums.changed === 0) return <Text role="status">{t('summary.nothing')}</Text>;
  return (
    <Stack gap="3" role="status">
      <Text>{t('summary.title')}</Text>
      <List.Root ps="5">
        {KINDS.filter((kind) => sums[kind] > 0).map((kind) => (
          <List.Item key={kind}>{t(`summary.${kind}`, { count: sums[kind] })}</List.Item>
        ))}
      </List.Root>
    </Stack>
  );
}
