import { Alert, Box, Stack, Table, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';

/** Further problems are only counted. */
const SHOWN = 200;
const LONGEST_VALUE = 60;

interface ProblemTableProps {
  readonly title: string;
  /** Column and value are empty for a problem with the whole row. */
  readonly problems: readonly {
    readonly row: number;
    readonly column: string;
    readonly why: string;
    readonly value: string;
  }[];
}

/** The problems of a file, by row and column as in a spreadsheet. */
export function ProblemTable({ title, problems }: ProblemTableProps) {
  const { t } = useTranslation('admin-import');
  return (
    <Stack gap="4">
      <Alert.Root status="error">
        <Alert.Indicator />
        <Alert.Title>{title}</Alert.Title>
      </Alert.Root>
      <Box overflowX="auto">
        <Table.Root size="sm" aria-label={t('problems.table')}>
          <Table.Header>
            <Table.Row>
              <Table.ColumnHeader>{t('problems.row')}</Table.ColumnHeader>
              <Table.ColumnHeader>{t('problems.column')}</Table.ColumnHeader>
              <Table.ColumnHeader>{t('problems.why')}</Table.ColumnHeader>
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {problems.slice(0, SHOWN).map(({ row, column, why, value }, index) => (
              <Table.Row key={index}>
                <Table.Cell>{row}</Table.Cell>
                <Table.Cell>{column ? <bdi>{column}</bdi> : t('problems.whole')}</Table.Cell>
                <Table.Cell>
                  {why}
                  {value && (
                    <Text color="fg.muted" fontSize="xs" overflowWrap="anywhere">
                      <bdi>{value.slice(0, LONGEST_VALUE)}</bdi>
                    </Text>
                  )}
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Box>
      {problems.length > SHOWN && (
        <Text fontSize="sm" color="fg.muted">
          {t('problems.more', { count: problems.length - SHOWN })}
        </Text>
      )}
    </Stack>
  );
}
