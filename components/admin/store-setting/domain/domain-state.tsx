import { Alert, Button, Heading, Stack, Table, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useIsOwner } from '@/components/admin/forms/owner-only';
import { Copyable } from '@/components/admin/copyable';
import { Panel } from '@/components/admin/panel';
import { useAction } from '@/components/overlays/use-action';
import { useStoreSetting } from '@/context/store-setting-context';
import {
  checksOf,
  domainRecords,
  hostRecordsFor,
  isByHost,
  isTemporary,
  type CustomDomain,
  type DomainCheck,
  type DomainHost,
} from '@/lib/domain/store/custom-domain';
import { call } from '@/lib/functions/call';
import { useFormats } from '@/lib/hooks/language/use-formats';

const LOOK = { pending: 'info', verified: 'success', failed: 'warning' } as const;

/** The required DNS records of the domain and of its twin, the results of the last check, and a button to check again. */
export function DomainState({ domain }: { readonly domain: CustomDomain }) {
  const { t } = useTranslation('admin-store');
  const { dateTime } = useFormats();
  const { storeId } = useStoreSetting();
  const isOwner = useIsOwner();
  const { run, busy } = useAction();
  const { checkedAt } = domain;

  return (
    <>
      <Panel title={t('domain.state')}>
        <Stack gap="4" align="flex-start">
          {checksOf(domain).map((check) => (
            <HostState key={check.domain} check={check} named={domain.domain} />
          ))}
          <Text color="fg.muted" textStyle="sm">
            {checkedAt === null ? t('domain.neverChecked') : t('domain.checked', { at: dateTime(checkedAt) })}
          </Text>
          <Button
            type="button"
            variant="outline"
            loading={busy}
            disabled={isOwner === false}
            onClick={() => void run(call('checkCustomDomain', { storeId }))}
          >
            {t(checkedAt === null ? 'domain.check' : 'domain.checkAgain')}
          </Button>
        </Stack>
      </Panel>
      <Panel title={t('domain.records')}>
        <Stack gap="6">
          <Text color="fg.muted">{t('domain.recordsHint')}</Text>
          {checksOf(domain).map((check) => (
            <HostRecords key={check.domain} host={{ ...domain, domain: check.domain }} />
          ))}
        </Stack>
      </Panel>
    </>
  );
}

/** What the last check found of one host. */
function HostState({ check, named }: { readonly check: DomainCheck; readonly named: string }) {
  const { t } = useTranslation('admin-store');
  const { domain, state, problem, told } = check;
  const isTwin = domain !== named;
  const leads = isTwin && state === 'verified' && !problem;
  // Nobody must set up the twin.
  const look = isTwin && state === 'failed' && !told ? 'info' : LOOK[state];
  return (
    <Alert.Root status={isTemporary(problem) || told ? 'warning' : look} role="status">
      <Alert.Indicator />
      <Alert.Content>
        <Alert.Title>{t(`domain.is.${state}`, { domain })}</Alert.Title>
        {problem && <Alert.Description>{t(`domain.problem.${problem}`)}</Alert.Description>}
        {told && <Alert.Description>{t(`domain.told.${told}`)}</Alert.Description>}
        <CertificateState check={check} />
        {leads && <Alert.Description>{t('domain.leadsTo', { domain: named })}</Alert.Description>}
      </Alert.Content>
    </Alert.Root>
  );
}

/** What is known of a host's certificate. */
function CertificateState({ check: { certificate, told } }: { readonly check: DomainCheck }) {
  const { t } = useTranslation('admin-store');
  const { date } = useFormats();
  if (!certificate) return null;
  const { state, reason, expiresAt } = certificate;
  return (
    <Alert.Description>
      {state === 'issued' && expiresAt !== null
        ? t(`domain.certificate.${told ? 'ends' : 'until'}`, { date: date(expiresAt) })
        : t(`domain.certificate.${state}`)}{' '}
      {reason && <bdi>({reason})</bdi>}
    </Alert.Description>
  );
}

/** The DNS records of one host to enter at the registrar, ready to copy. */
function HostRecords({ host }: { readonly host: DomainHost }) {
  const { t } = useTranslation('admin-store');
  const title = t('domain.recordsOf', { domain: host.domain });
  return (
    <Stack gap="3">
      <Heading as="h3" size="sm">
        {title}
      </Heading>
      <Table.ScrollArea tabIndex={0} role="region" aria-label={title}>
        <Table.Root size="sm" aria-label={title}>
          <Table.Header>
            <Table.Row>
              {(['type', 'host', 'value'] as const).map((column) => (
                <Table.ColumnHeader key={column}>{t(`domain.column.${column}`)}</Table.ColumnHeader>
              ))}
            </Table.Row>
          </Table.Header>
          <Table.Body>
            {domainRecords(host).map(({ type, name, value }) => (
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
      {!(isByHost(host) && hostRecordsFor(host).length) && (
        <Text color="fg.muted" textStyle="sm">
          {isByHost(host) ? t('domain.hostHint') : t('domain.bareHint', { target: host.target })}
        </Text>
      )}
    </Stack>
  );
}
