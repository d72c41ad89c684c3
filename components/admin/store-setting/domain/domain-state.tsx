import { Alert, Button, Stack, Table, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useIsOwner } from '@/components/admin/forms/owner-only';
import { Copyable } from '@/components/admin/copyable';
import { Panel } from '@/components/admin/panel';
import { notify } from '@/components/overlays/notify';
import { useStoreSetting } from '@/context/store-setting-context';
import { domainRecords, isByHost, isPassing, type CustomDomain } from '@/lib/domain/store/custom-domain';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useFormats } from '@/lib/hooks/language/use-formats';

const LOOK = { pending: 'info', verified: 'success', failed: 'warning' } as const;

/** The required DNS records, the result of the last check, and a button to check again. */
export function DomainState({ domain }: { readonly domain: CustomDomain }) {
  const { t } = useTranslation('admin-store');
  const text = useErrorText();
  const { dateTime } = useFormats();
  const { storeId } = useStoreSetting();
  const isOwner = useIsOwner();
  const [checking, setChecking] = useState(false);
  const { state, problem, checkedAt } = domain;

  const check = async () => {
    setChecking(true);
    const result = await call('checkCustomDomain', { storeId });
    setChecking(false);
    if (!result.ok) notify({ type: 'error', message: text.ofError(result.error) });
  };

  return (
    <>
      <Panel title={t('domain.state')}>
        <Stack gap="4" align="flex-start">
          <Alert.Root status={isPassing(problem) ? 'warning' : LOOK[state]} role="status">
            <Alert.Indicator />
            <Alert.Content>
              <Alert.Title>{t(`domain.is.${state}`, { domain: domain.domain })}</Alert.Title>
              {problem && <Alert.Description>{t(`domain.problem.${problem}`)}</Alert.Description>}
            </Alert.Content>
          </Alert.Root>
          <Text color="fg.muted" textStyle="sm">
            {checkedAt === null ? t('domain.neverChecked') : t('domain.checked', { at: dateTime(checkedAt) })}
          </Text>
          <Button
            type="button"
            variant="outline"
            loading={checking}
            disabled={isOwner === false}
            onClick={() => void check()}
          >
            {t(checkedAt === null ? 'domain.check' : 'domain.checkAgain')}
          </Button>
        </Stack>
      </Panel>
      <Panel title={t('domain.records')}>
        <DomainRecords domain={domain} />
      </Panel>
    </>
  );
}

/** The DNS records to enter at the registrar, ready to copy. */
function DomainRecords({ domain }: { readonly domain: CustomDomain }) {
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
              <Table.Row key={`${type} ${name} ${value}`}>
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
      {!(isByHost(domain) && domain.hostRecords.length) && (
        <Text color="fg.muted" textStyle="sm">
          {isByHost(domain) ? t('domain.hostHint') : t('domain.bareHint', { target: domain.target })}
        </Text>
      )}
    </Stack>
  );
}
