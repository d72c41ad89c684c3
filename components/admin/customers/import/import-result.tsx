import { Alert, DataList, Progress, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { LeftOut } from './left-out';
import type { CustomerImportStep } from './use-customer-import';

interface ImportResultProps {
  readonly step: Exclude<CustomerImportStep, { readonly name: 'choose' | 'preview' }>;
}

/** The import's progress, and the result of the rows. */
export function ImportResult({ step }: ImportResultProps) {
  const { t } = useTranslation('admin-customers');
  const { count } = useFormats();
  const { ofError } = useErrorText();
  const { read, done, sums, problems } = step;
  const total = read.customers.length;
  const rows = [
    ['added', sums.added],
    ['changed', sums.changed],
    ['same', sums.same],
    ['leftOut', new Set(problems.map(({ row }) => row)).size],
  ] as const;
  return (
    <Stack gap="4">
      {step.name === 'stopped' && (
        <Alert.Root status="error" role="alert">
          <Alert.Indicator />
          <Alert.Title>{ofError(step.error)}</Alert.Title>
        </Alert.Root>
      )}
      {step.name === 'done' && (
        <Alert.Root status="success" role="status">
          <Alert.Indicator />
          <Alert.Title>{t('import.done')}</Alert.Title>
        </Alert.Root>
      )}
      {step.name !== 'done' && (
        <Progress.Root value={Math.round((100 * done) / Math.max(total, 1))}>
          <Progress.Label>{t('import.running', { done: count(done), total: count(total) })}</Progress.Label>
          <Progress.Track>
            <Progress.Range />
          </Progress.Track>
        </Progress.Root>
      )}
      <DataList.Root orientation="horizontal">
        {rows.map(([name, number]) => (
          <DataList.Item key={name}>
            <DataList.ItemLabel>{t(`import.sum.${name}`)}</DataList.ItemLabel>
            <DataList.ItemValue>{count(number)}</DataList.ItemValue>
          </DataList.Item>
        ))}
      </DataList.Root>
      {step.name !== 'running' && <LeftOut read={read} problems={problems} />}
    </Stack>
  );
}
