import { Alert, Button, List, Progress, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { PlanLink } from '@/components/admin/plan/plan-link';
import { useRefusal } from '@/components/admin/plan/use-refusal';
import { useState } from 'react';
import { AdminDialog } from '@/components/admin/admin-dialog';
import { FileDrop } from '@/components/admin/csv/file-drop';
import type { MissingPicture } from '@/components/admin/products/csv/import-foreign-catalogue';
import { ImportProblems } from '@/components/admin/products/csv/import-problems';
import { ImportSummary } from '@/components/admin/products/csv/import-summary';
import { MappingStep } from '@/components/admin/products/csv/mapping-step';
import { NumberStyleStep } from '@/components/admin/products/csv/number-style-step';
import type { ImportContext, Source } from '@/components/admin/products/csv/prepare-import';
import { useImport, type ImportStep } from '@/components/admin/products/csv/use-import';
import type { DecimalSign } from '@/lib/domain/catalogue/csv/reading/amount';
import type { AppError } from '@/lib/domain/errors/app-error';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useFormats } from '@/lib/hooks/language/use-formats';

interface ImportDialogProps {
  readonly context: ImportContext;
  onClose(): void;
}

/** Imports a file: choose, preview, confirm. Nothing changes before the last button. */
export function ImportDialog({ context, onClose }: ImportDialogProps) {
  const { t } = useTranslation('admin-import');
  const { step, choose, map, decide, confirm, restart } = useImport(context);
  // The adjusted columns; null while they are as recognised.
  const [adjusted, adjust] = useState<Source['foreign']>(null);
  const isBusy = step.name === 'checking';
  return (
    <AdminDialog
      title={t('import.title')}
      size="lg"
      onClose={onClose}
      footer={
        <>
          {ANOTHER.includes(step.name) && (
            <Button
              variant="ghost"
              onClick={() => {
                adjust(null);
                restart();
              }}
            >
              {t('import.another')}
            </Button>
          )}
          <Button variant="outline" onClick={onClose}>
            {t(isBusy || step.name === 'ready' || step.name === 'mapping' ? 'import.cancel' : 'import.close')}
          </Button>
          {step.name === 'mapping' && (
            <Button onClick={() => map(step.source, adjusted ?? step.foreign)}>{t('mapping.next')}</Button>
          )}
          {step.name === 'ready' && step.sums.created + step.sums.changed > 0 && (
            <Button onClick={() => void confirm()}>{t('import.confirm')}</Button>
          )}
        </>
      }
    >
      <StepBody
        step={step}
        currency={context.currency}
        adjusted={adjusted}
        onChoose={choose}
        onAdjust={adjust}
        onDecide={decide}
      />
    </AdminDialog>
  );
}

/** Steps in which another file may be chosen. */
const ANOTHER: readonly ImportStep['name'][] = ['mapping', 'numbers', 'refused', 'ready'];

interface StepBodyProps {
  readonly step: ImportStep;
  readonly currency: ImportContext['currency'];
  readonly adjusted: Source['foreign'];
  onChoose(file: File): void;
  onAdjust(foreign: Source['foreign']): void;
  onDecide(source: Source, decimalSign: DecimalSign): void;
}

function StepBody({ step, currency, adjusted, onChoose, onAdjust, onDecide }: StepBodyProps) {
  const { t } = useTranslation('admin-import');
  switch (step.name) {
    case 'choose':
      return <FileDrop help={t('import.help')} onChoose={onChoose} />;
    case 'mapping':
      return <MappingStep table={step.source.table} foreign={adjusted ?? step.foreign} onChange={onAdjust} />;
    case 'numbers':
      return (
        <NumberStyleStep
          value={step.value}
          currency={currency}
          onDecide={(sign) => onDecide(step.source, sign)}
        />
      );
    case 'checking':
    case 'fetching':
    case 'running':
      return <ImportProgress kind={step.name} done={step.done} total={step.total} />;
    case 'refused':
      return <ImportProblems problems={step.problems} />;
    case 'ready':
      return <ImportSummary step={step} currency={currency} />;
    case 'done':
      return <ImportEnd failure={null} {...step} />;
    case 'failed':
      return <ImportEnd failure={step} />;
  }
}

/** Further pictures are only counted. */
const SHOWN_MISSING = 20;

interface ImportEndProps {
  /** Null on success. */
  readonly failure: (Pick<AppError, 'code' | 'params'> & { readonly begun: boolean }) | null;
  /** The number of products whose category or brand was deleted meanwhile. */
  readonly ungrouped?: number;
  /** The number of products that were deleted or changed too much meanwhile. */
  readonly skipped?: number;
  readonly missing?: readonly MissingPicture[];
}

function ImportEnd({ failure, ungrouped = 0, skipped = 0, missing = [] }: ImportEndProps) {
  const { t } = useTranslation('admin-import');
  const text = useErrorText();
  const { inWords } = useRefusal();
  return (
    <Alert.Root status={failure ? 'error' : 'success'}>
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{failure ? inWords(failure) : t('import.done')}</Alert.Title>
        {failure && <PlanLink error={failure} />}
        {failure?.begun && <Alert.Description>{t('import.failed')}</Alert.Description>}
        {ungrouped > 0 && (
          <Alert.Description>{t('import.ungrouped', { count: ungrouped })}</Alert.Description>
        )}
        {skipped > 0 && <Alert.Description>{t('import.skipped', { count: skipped })}</Alert.Description>}
        {missing.length > 0 && (
          <Alert.Description>
            {t('import.missing', { count: missing.length })}
            <List.Root ps="5">
              {missing.slice(0, SHOWN_MISSING).map(({ url, error }) => (
                <List.Item key={url} overflowWrap="anywhere">
                  <bdi>{url}</bdi> – {text.ofError(error)}
                </List.Item>
              ))}
            </List.Root>
          </Alert.Description>
        )}
      </Alert.Content>
    </Alert.Root>
  );
}

interface ImportProgressProps {
  readonly kind: 'checking' | 'fetching' | 'running';
  readonly done: number;
  /** 0 while it is unknown. */
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
      {kind !== 'checking' && (
        <Text fontSize="sm" color="fg.muted">
          {t(kind === 'running' ? 'import.keepOpen' : 'import.stayOpen')}
        </Text>
      )}
    </Stack>
  );
}
