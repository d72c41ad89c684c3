import { Box, Stack, Table, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { Panel } from '@/components/admin/panel';
import { ExportButton } from '@/components/admin/sales/export-button';
import { ok } from '@/lib/domain/result';
import { ranked, type Counts } from '@/lib/domain/visits/visit-day';
import { useFigureFormats } from '@/lib/hooks/language/use-figure-formats';

/** Rows on the screen; the file contains all. */
const SHOWN = 12;

interface CountTableProps {
  readonly title: string;
  readonly description?: string;
  /** The text without any data. */
  readonly empty?: string;
  /** Name of the file with all rows, without its extension. */
  readonly file: string;
  readonly columns: readonly [name: string, times: string];
  readonly counts: Counts;
  readonly nameOf: (name: string) => string;
}

/** The most frequent values. */
export function CountTable({ title, description, empty, file, columns, counts, nameOf }: CountTableProps) {
  const { t } = useTranslation('admin-visitors');
  const { count } = useFigureFormats();
  const rows = ranked(counts);
  const [nameColumn, timesColumn] = columns;
  return (
    <Panel title={title}>
      <Stack gap="4">
        {description && <Text color="fg.muted">{description}</Text>}
        {rows.length === 0 ? (
          <Text>{empty}</Text>
        ) : (
          <>
            <Box overflowX="auto">
              <Table.Root size="sm" aria-label={title}>
                <Table.Header>
                  <Table.Row>
                    <Table.ColumnHeader>{nameColumn}</Table.ColumnHeader>
                    <Table.ColumnHeader textAlign="end">{timesColumn}</Table.ColumnHeader>
                  </Table.Row>
                </Table.Header>
                <Table.Body>
                  {rows.slice(0, SHOWN).map(([name, times]) => (
                    <Table.Row key={name}>
                      <Table.Cell overflowWrap="anywhere">
                        <bdi>{nameOf(name)}</bdi>
                      </Table.Cell>
                      <Table.Cell textAlign="end">{count(times)}</Table.Cell>
                    </Table.Row>
                  ))}
                </Table.Body>
              </Table.Root>
            </Box>
            {rows.length > SHOWN && (
              <Text color="fg.muted" textStyle="sm">
                {t('more', { size: count(SHOWN) })}
              </Text>
            )}
            <ExportButton
              name={file}
              header={columns}
              read={() => Promise.resolve(ok(rows.map(([name, times]) => [nameOf(name), times])))}
            />
          </>
        )}
      </Stack>
    </Panel>
  );
}
