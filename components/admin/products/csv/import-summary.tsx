import { List, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import type { ImportSums } from '@/components/admin/products/csv/use-import';

const KINDS = ['created', 'changed', 'unchanged'] as const;

/** What the file would do, before it does it. */
export function ImportSummary({ sums }: { readonly sums: ImportSums }) {
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
