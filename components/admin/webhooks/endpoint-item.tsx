import { Badge, Box, Flex, HStack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { RowMenu } from '@/components/admin/row-menu';
import { ConfirmDialog } from '@/components/overlays/confirm-dialog';
import { useAction } from '@/components/overlays/use-action';
import { useStoreSetting } from '@/context/store-setting-context';
import type { WebhookEndpoint } from '@/lib/domain/webhooks/webhook-endpoint';
import { call } from '@/lib/functions/call';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { ReplayDialog } from './replay-dialog';
import { SecretDialog } from './secret-dialog';

interface EndpointItemProps {
  readonly endpoint: WebhookEndpoint;
  readonly onEdit: () => void;
}

type Asked = 'rotate' | 'remove' | 'replay';

export function EndpointItem({ endpoint, onEdit }: EndpointItemProps) {
  const { t } = useTranslation('admin-developers');
  const locale = useLocale();
  const { dateTime } = useFormats();
  const [asked, setAsked] = useState<Asked | null>(null);
  const close = () => setAsked(null);
  const { busy, secret, setSecret, test, rotate, remove } = useEndpointActions(endpoint, close);
  const { url, events, isOn, stoppedAt, failingSince } = endpoint;
  const actions = [
    { key: 'edit', label: t('item.edit'), onSelect: onEdit },
    ...(isOn
      ? [
          { key: 'test', label: t('item.test'), onSelect: () => void test() },
          { key: 'replay', label: t('item.replay'), onSelect: () => setAsked('replay') },
        ]
      : []),
    { key: 'rotate', label: t('item.rotate'), onSelect: () => setAsked('rotate') },
    { key: 'remove', label: t('item.remove'), onSelect: () => setAsked('remove') },
  ];
  return (
    <Flex as="li" gap="3" align="flex-start" borderBottomWidth="1px" pb="4">
      <Box flex="1" minWidth="0">
        <HStack gap="3" wrap="wrap">
          <Text fontWeight="semibold" overflowWrap="anywhere" minWidth="0">
            <bdi dir="ltr">{url}</bdi>
          </Text>
          <Badge colorPalette={isOn ? 'green' : 'gray'}>{t(isOn ? 'item.on' : 'item.off')}</Badge>
        </HStack>
        <Text textStyle="sm" color="fg.muted" mt="1">
          {events.map((event) => t(`event.${event}`)).join(' · ')}
        </Text>
        {isOn && failingSince !== null && (
          <Text textStyle="sm" color="fg.warning" mt="1">
            {t('item.failing', { time: dateTime(failingSince) })}
          </Text>
        )}
        {!isOn && stoppedAt !== null && (
          <Text textStyle="sm" color="fg.warning" mt="1">
            {t('item.stopped', { time: dateTime(stoppedAt) })}
          </Text>
        )}
      </Box>
      <RowMenu label={t('item.menu', { url })} actions={actions} />
      {asked === 'replay' && <ReplayDialog endpoint={endpoint} onClose={close} />}
      <ConfirmDialog
        open={asked === 'rotate'}
        locale={locale}
        title={t('rotate.title')}
        description={t('rotate.text')}
        confirmLabel={t('rotate.confirm')}
        confirmPalette="brand"
        keepLabel={t('rotate.keep')}
        busy={busy}
        onConfirm={() => void rotate()}
        onClose={close}
      />
      <ConfirmDialog
        open={asked === 'remove'}
        locale={locale}
        title={t('remove.title')}
        description={t('remove.text')}
        confirmLabel={t('remove.confirm')}
        keepLabel={t('remove.keep')}
        busy={busy}
        onConfirm={() => void remove()}
        onClose={close}
      />
      {secret && <SecretDialog secret={secret} onClose={() => setSecret(null)} />}
    </Flex>
  );
}

function useEndpointActions({ id: endpointId, secretVersion: seen }: WebhookEndpoint, close: () => void) {
  const { t } = useTranslation('admin-developers');
  const { storeId } = useStoreSetting();
  const { run, busy } = useAction();
  const [secret, setSecret] = useState<string | null>(null);
  return {
    busy,
    secret,
    setSecret,
    test: () => run(call('testWebhook', { storeId, endpointId }), t('item.tested')).then(close),
    rotate: async () => {
      const rotated = await run(call('rotateWebhookSecret', { storeId, endpointId, seen }));
      close();
      if (rotated.ok) setSecret(rotated.value.secret);
    },
    remove: () => run(call('deleteWebhook', { storeId, endpointId }), t('remove.done')).then(close),
  };
}
