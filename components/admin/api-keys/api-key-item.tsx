import { Box, Button, Flex, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/overlays/confirm-dialog';
import { useAction } from '@/components/overlays/use-action';
import { useStoreSetting } from '@/context/store-setting-context';
import { keyPrefix, type ApiKey } from '@/lib/domain/rest/api-key';
import { call } from '@/lib/functions/call';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { SCOPE_TEXTS } from './scope-texts';

/** A key with its rights and last use, and a button that revokes it. */
export function ApiKeyItem({ apiKey }: { readonly apiKey: ApiKey }) {
  const { t } = useTranslation('admin-developers');
  const { storeId } = useStoreSetting();
  const { dateTime } = useFormats();
  const locale = useLocale();
  const [asking, setAsking] = useState(false);
  const { run, busy } = useAction();
  const { id: keyId, name, scopes, createdAt, createdBy, lastUsedAt } = apiKey;
  const revoke = async () => {
    await run(call('revokeApiKey', { storeId, keyId }), t('keys.ask.done'));
    setAsking(false);
  };
  return (
    <Flex as="li" gap="3" align="flex-start" wrap="wrap" borderBottomWidth="1px" pb="4">
      <Box flex="1" minWidth="48">
        <Text fontWeight="semibold" overflowWrap="anywhere">
          <bdi>{name}</bdi>
        </Text>
        <Text textStyle="sm" color="fg.muted" overflowWrap="anywhere">
          <bdi dir="ltr">{keyPrefix(storeId, apiKey)}</bdi>
        </Text>
        <Text textStyle="sm" mt="1">
          {scopes.map((scope) => t(SCOPE_TEXTS[scope])).join(' · ')}
        </Text>
        <Text textStyle="sm" color="fg.muted" mt="1">
          {t('keys.created', { time: dateTime(createdAt), name: createdBy })}
          {' · '}
          {lastUsedAt === null ? t('keys.unused') : t('keys.used', { time: dateTime(lastUsedAt) })}
        </Text>
      </Box>
      <Button
        variant="outline"
        minHeight="11"
        aria-label={t('keys.revokeOne', { name })}
        onClick={() => setAsking(true)}
      >
        {t('keys.revoke')}
      </Button>
      <ConfirmDialog
        open={asking}
        locale={locale}
        title={t('keys.ask.title')}
        description={t('keys.ask.text', { name })}
        confirmLabel={t('keys.ask.confirm')}
        keepLabel={t('keys.ask.keep')}
        busy={busy}
        onConfirm={() => void revoke()}
        onClose={() => setAsking(false)}
      />
    </Flex>
  );
}
