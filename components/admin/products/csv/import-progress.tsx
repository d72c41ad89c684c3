import { Progress, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useFormats } from '@/lib/hooks/use-formats';

interface ImportProgressProps {
  readonly kind: 'checking' | 'running';
  readonly done: number;
  /** 0 while it is not known. */
  readonly total: number;
}

export function ImportProgress({ kind, done, total }: ImportProgressProps) {
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
