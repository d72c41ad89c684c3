import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { SelectField } from '@/components/admin/forms/select-field';
import { ListSkeleton, LoadFailure } from '@/components/admin/load-state';
import { Panel } from '@/components/admin/panel';
import { useAttempt } from '@/components/admin/staff/use-attempt';
import { notify } from '@/components/overlays/notify';
import { useStoreId } from '@/context/use-store-id';
import { SUPPORT_HOURS, type SupportAccess, type SupportHours } from '@/lib/domain/platform/support-access';
import { isolated } from '@/lib/domain/formats';
import { env } from '@/lib/env';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useSupportOfStore } from '@/components/admin/platform/use-support';

/** Where owners let the platform's support in for a time, refuse it, and end its access. Only where stores share a platform. */
export function SupportPanel() {
  const { t } = useTranslation('admin-own-store');
  const { state, waiting, running } = useSupportOfStore(true);
  if (!env.platformHost) return null;
  return (
    <Panel title={t('support.title')}>
      <Stack gap="4">
        <Text>{t('support.text')}</Text>
        {state.status === 'loading' && <ListSkeleton rows={1} />}
        {state.status === 'failed' && <LoadFailure code={state.code} />}
        {state.status === 'ready' && waiting.length + running.length === 0 && (
          <Text color="fg.muted">{t('support.none')}</Text>
        )}
        {waiting.map((access) => (
          <Request key={access.uid} access={access} />
        ))}
        {running.map((access) => (
          <Running key={access.uid} access={access} />
        ))}
      </Stack>
    </Panel>
  );
}

const HOUR_KEYS = { 1: 'h1', 8: 'h8', 24: 'h24', 72: 'h72' } as const;

/** Who asks and why, and the owner's answer. */
function Request({ access: { uid, email, reason, askedAt } }: { readonly access: SupportAccess }) {
  const { t } = useTranslation('admin-own-store');
  const { ofError } = useErrorText();
  const { dateTime } = useFormats();
  const storeId = useStoreId();
  const [hours, setHours] = useState<SupportHours>(1);
  const [allowing, setAllowing] = useState(false);
  const { busy, attempt } = useAttempt();
  const allow = async () => {
    setAllowing(true);
    const allowed = await call('allowSupport', { storeId, uid, hours });
    setAllowing(false);
    notify(
      allowed.ok
        ? { type: 'success', message: t('support.allowed', { time: dateTime(allowed.value.until) }) }
        : { type: 'error', message: ofError(allowed.error) },
    );
  };
  return (
    <Stack
      role="group"
      aria-label={t('support.asks', { email: isolated(email) })}
      gap="3"
      p="4"
      borderWidth="1px"
      borderRadius="l3"
    >
      <Box>
        <Text fontWeight="medium" overflowWrap="anywhere">
          {t('support.asks', { email: isolated(email) })}
        </Text>
        <Text color="fg.muted">{t('support.askedAt', { time: dateTime(askedAt) })}</Text>
      </Box>
      <Text whiteSpace="pre-line" overflowWrap="anywhere">
        <bdi>{reason}</bdi>
      </Text>
      <SelectField
        maxWidth="xs"
        label={t('support.hours')}
        value={`${hours}`}
        disabled={busy || allowing}
        options={SUPPORT_HOURS.map((known) => ({
          value: `${known}`,
          label: t(`support.${HOUR_KEYS[known]}`),
        }))}
        onChange={(chosen) => setHours(Number(chosen) as SupportHours)}
      />
      <Flex gap="3" wrap="wrap">
        <Button minHeight="11" loading={allowing} disabled={busy} onClick={() => void allow()}>
          {t('support.allow')}
        </Button>
        <Button
          variant="outline"
          minHeight="11"
          loading={busy}
          disabled={allowing}
          onClick={() => void attempt(call('endSupport', { storeId, uid }), t('support.refused'))}
        >
          {t('support.refuse')}
        </Button>
      </Flex>
    </Stack>
  );
}

/** Who has access and until when, and the way to end it at once. */
function Running({ access: { uid, email, until } }: { readonly access: SupportAccess }) {
  const { t } = useTranslation('admin-own-store');
  const { dateTime } = useFormats();
  const storeId = useStoreId();
  const { busy, attempt } = useAttempt();
  return (
    <Flex
      gap="3"
      p="4"
      align="center"
      justify="space-between"
      wrap="wrap"
      borderWidth="1px"
      borderRadius="l3"
    >
      <Text overflowWrap="anywhere">
        {t('support.runs', { email: isolated(email), time: dateTime(until) })}
      </Text>
      <Button
        colorPalette="red"
        minHeight="11"
        loading={busy}
        onClick={() => void attempt(call('endSupport', { storeId, uid }), t('support.ended'))}
      >
        {t('support.end')}
      </Button>
    </Flex>
  );
}
