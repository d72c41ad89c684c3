import { Button, Code, HStack, Stack, Table, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { notify } from '@/components/overlays/notify';
import { domainRecords, type CustomDomain } from '@/lib/domain/store/custom-domain';

/** What to enter where the domain was bought, ready to copy. */
export function DomainRecords({ domain }: { readonly domain: CustomDomain }) {
  const { t } = useTranslation('admin-store');
  return (
    <Stack gap="4">
      <Text color="fg.muted">{t('domain.recordsHint')}</Text>
      <Table.ScrollArea tabIndex={0} role="region" aria-label={t('domain.records')}>
        <Table.Root size="sm" aria-label={t('domain.records')}>
          <Table.Header>
            <Table.Row>
              {(['type', 'host', 'value'] as const).map((column) => (
                <Table.ColumnHeader key={column}>{t(`domain.column.${column}`)}</Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {domainRecords(domain).map(({ type, name, value }) => (
              <Table.Row key={type}>
                <Table.Cell>{type}</Table.Cell>
                <Table.Cell>
                  <Copyable text={name} />
                </Table.Cell>
                <Table.Cell>
                  <Copyable text={value} />
                </Table.Cell>
              </Table.Row>
            ))}
          </Table.Body>
        </Table.Root>
      </Table.ScrollArea>
      <Text color="fg.muted" textStyle="sm">
        {t('domain.bareHint', { target: domain.target })}
      </Text>
    </Stack>
  );
}

function Copyable({ text }: { readonly text: string }) {
  const { t } = useTranslation('admin-store');
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    notify({ type: 'success', message: t('domain.copied') });
  };
  return (
    <HStack justify="space-between">
      <Code dir="ltr" userSelect="all">
        {text}
      </Code>
      <Button
        type="button"
        size="xs"
        variant="ghost"
        aria-label={t('domain.copyOf', { text })}
        onClick={() => void copy()}
      >
        {t('domain.copy')}
      </Button>
    </HStack>
  );
}
