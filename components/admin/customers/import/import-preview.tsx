import { Box, Stack, Table, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import type { ReadCustomers } from '@/lib/domain/customers/import/read-customers';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { LeftOut } from './left-out';

/** Further rows are only counted. */
const SHOWN = 20;

/** The file's content before the import. */
export function ImportPreview({ read }: { readonly read: ReadCustomers }) {
  const { t } = useTranslation('admin-customers');
  const { count } = useFormats();
  const { customers, problems } = read;
  const agreed = customers.filter(({ marketing }) => marketing?.given).length;
  return (
    <Stack gap="4">
      <LeftOut read={read} problems={problems} />
      <Text role="status">
        {t('import.ready', { number: count(customers.length), agreed: count(agreed) })}
      </Text>
      {customers.length > 0 && (
        <Box overflowX="auto">
          <Table.Root size="sm" aria-label={t('import.preview')}>
            <Table.Header>
              <Table.Row>
                {(['row', 'name', 'reached', 'tags', 'marketing'] as const).map((column) => (
                  <Table.ColumnHeader key={column}>{t(`import.column.${column}`)}</Table.ColumnHeader>
                ))}
              </Table.Row>
            </Table.Header>
            <Table.Body>
              {customers.slice(0, SHOWN).map(({ row, name, email, phone, tags, marketing }) => (
                <Table.Row key={row}>
                  <Table.Cell>{count(row)}</Table.Cell>
                  <Table.Cell>
                    <bdi>{name}</bdi>
                  </Table.Cell>
                  <Table.Cell>
                    {[email, phone].filter(Boolean).map((way) => (
                      <Text key={way}>
                        <bdi dir="ltr">{way}</bdi>
                      </Text>
                    ))}
                  </Table.Cell>
                  <Table.Cell>
                    <bdi>{tags.join(' · ')}</bdi>
                  </Table.Cell>
                  <Table.Cell>
                    {marketing && t(marketing.given ? 'import.agreed' : 'import.declined')}
                  </Table.Cell>
                </Table.Row>
              ))}
            </Table.Body>
          </Table.Root>
        </Box>
      )}
      {customers.length > SHOWN && (
        <Text textStyle="sm" color="fg.muted">
          {t('import.more', { number: count(customers.length - SHOWN) })}
        </Text>
      )}
    </Stack>
  );
}
