import { Alert, Button, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useIsOwner } from '@/components/admin/forms/owner-only';
import { Panel } from '@/components/admin/panel';
import { DomainRecords } from '@/components/admin/store-setting/domain-records';
import { notify } from '@/components/overlays/notify';
import { useStoreSetting } from '@/context/store-setting-context';
import { isPassing, type CustomDomain } from '@/lib/domain/store/custom-domain';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/use-error-text';
import { useFormats } from '@/lib/hooks/use-formats';

const LOOK = { pending: 'info', verified: 'success', failed: 'warning' } as const;

/** The records to set, what the DNS said of them last, and asking it again. */
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
