import { Alert, List, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { ImportPreview } from '@/components/admin/products/csv/import-preview';
import type { ReadyStep } from '@/components/admin/products/csv/use-import';
import { CSV_NOTES, type CsvNote } from '@/lib/domain/catalogue/csv/problem';
import type { CurrencyCode } from '@/lib/domain/money/money';
import { useFormats } from '@/lib/hooks/language/use-formats';

const KINDS = ['created', 'changed', 'unchanged'] as const;
/** The number of rows that a note lists. */
const ROWS_NAMED = 5;

interface ImportSummaryProps {
  readonly step: ReadyStep;
  readonly currency: CurrencyCode;
}

/** What the import would change. */
export function ImportSummary({ step, currency }: ImportSummaryProps) {
  const { t } = useTranslation('admin-import');
  const { sums, previews, prepared } = step;
  if (sums.created + sums.changed === 0) return <Text role="status">{t('summary.nothing')}</Text>;
  const { pictures, newGroups, notes } = prepared;
  const picturesOf = (row: number) => pictures.get(row)?.pictures.length || undefined;
  const fetched = previews.reduce((sum, { row }) => sum + (picturesOf(row) ?? 0), 0);
  const made = (kind: 'category' | 'brand') => newGroups.filter((group) => group.kind === kind).length;
  return (
    <Stack gap="4">
      <Stack gap="3" role="status">
        <Text>{t('summary.title')}</Text>
        <List.Root ps="5">
          {KINDS.filter((kind) => sums[kind] > 0).map((kind) => (
            <List.Item key={kind}>{t(`summary.${kind}`, { count: sums[kind] })}</List.Item>
          ))}
          {made('category') > 0 && (
            <List.Item>{t('summary.categories', { count: made('category') })}</List.Item>
          )}
          {made('brand') > 0 && <List.Item>{t('summary.brands', { count: made('brand') })}</List.Item>}
          {fetched > 0 && <List.Item>{t('summary.pictures', { count: fetched })}</List.Item>}
        </List.Root>
      </Stack>
      <ImportNotes notes={notes} />
      <ImportPreview previews={previews} currency={currency} picturesOf={picturesOf} />
    </Stack>
  );
}

/** Values that the import changes when it reads them. */
function ImportNotes({ notes }: { readonly notes: readonly CsvNote[] }) {
  const { t } = useTranslation('admin-import');
  const { count } = useFormats();
  if (notes.length === 0) return null;
  const lines = CSV_NOTES.flatMap((code) => {
    const rows = [...new Set(notes.filter((note) => note.code === code).map(({ row }) => row))];
    return rows.length > 0 ? [{ code, rows }] : [];
  });
  return (
    <Alert.Root status="info">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{t('notes.title')}</Alert.Title>
        <List.Root ps="5">
          {lines.map(({ code, rows }) => (
            <List.Item key={code}>
              {t(`note.${code}`)}{' '}
              {t(rows.length > ROWS_NAMED ? 'notes.rowsAndMore' : 'notes.rows', {
                rows: rows
                  .slice(0, ROWS_NAMED)
                  .map((row) => count(row))
                  .join(t('notes.comma')),
                count: rows.length,
              })}
            </List.Item>
          ))}
        </List.Root>
      </Alert.Content>
    </Alert.Root>
  );
}
