import { Button, Field, Input, List, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useTrackingFile, type FileRow } from '@/components/admin/orders/tracking/use-tracking-file';

interface TrackingFileProps {
  /** The carrier for lines without one. */
  readonly carrier: string;
  readonly onBusy: (busy: boolean) => void;
}

/** A CSV file of tracking numbers: a preview, then the result, line by line. */
export function TrackingFile({ carrier, onBusy }: TrackingFileProps) {
  const { t } = useTranslation('admin-orders');
  const { rows, phase, problem, choose, save } = useTrackingFile(carrier, onBusy);
  const ready = rows.filter(({ step }) => step === 'ship' || step === 'correct').length;
  const wrong = rows.filter((row) => row.problem).length;
  const saved = rows.filter((row) => row.saved).length;
  return (
    <Stack gap="3">
      <Field.Root invalid={problem !== null}>
        <Field.Label>{t('tracking.file')}</Field.Label>
        <Input
          type="file"
          accept=".csv,.txt,text/csv,text/plain"
          paddingBlock="1.5"
          disabled={phase === 'reading' || phase === 'saving'}
          onChange={({ currentTarget }) => {
            const [file] = currentTarget.files ?? [];
            if (file) void choose(file);
          }}
        />
        <Field.HelperText>{t('tracking.fileHint')}</Field.HelperText>
        <Field.ErrorText role="alert">{problem}</Field.ErrorText>
      </Field.Root>
      <Text role="status">
        {phase === 'reading' && t('tracking.reading')}
        {phase === 'preview' && t('tracking.preview', { ready, wrong })}
        {phase === 'done' && t('tracking.outcome', { saved, wrong })}
      </Text>
      {rows.length > 0 && (
        <List.Root
          variant="plain"
          gap="1"
          maxHeight="64"
          overflowY="auto"
          tabIndex={0}
          aria-label={t('tracking.lines')}
        >
          {rows.map((row) => (
            <Row key={row.row} row={row} />
          ))}
        </List.Root>
      )}
      {(phase === 'preview' || phase === 'saving') && ready > 0 && (
        <Button alignSelf="flex-start" loading={phase === 'saving'} onClick={() => void save()}>
          {t('tracking.save', { count: ready })}
        </Button>
      )}
    </Stack>
  );
}

function Row({ row: { row, text, problem, step, saved } }: { readonly row: FileRow }) {
  const { t } = useTranslation('admin-orders');
  return (
    <List.Item display="block">
      <Text as="span" color="fg.muted">
        {t('tracking.row', { row })}
      </Text>{' '}
      <bdi>{text}</bdi>
      <Text textStyle="sm" color={problem ? 'fg.error' : saved ? 'fg.success' : 'fg.muted'}>
        {problem ?? (saved ? t('tracking.saved') : step && t(`tracking.plan.${step}`))}
      </Text>
    </List.Item>
  );
}
