import { Field, Input, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { AdminDialog } from '@/components/admin/admin-dialog';
import { notify } from '@/components/overlays/notify';
import { useStoreSetting } from '@/context/store-setting-context';
import type { AppError } from '@/lib/domain/errors/app-error';
import type { WebhookEndpoint } from '@/lib/domain/webhooks/webhook-endpoint';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';

interface ReplayDialogProps {
  readonly endpoint: WebhookEndpoint;
  readonly onClose: () => void;
}

/** Resends an endpoint's failed deliveries since a day and time, or all in the log. */
export function ReplayDialog({ endpoint: { id: endpointId, url }, onClose }: ReplayDialogProps) {
  const { t } = useTranslation('admin-developers');
  const { storeId } = useStoreSetting();
  const { ofError } = useErrorText();
  const [from, setFrom] = useState('');
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<AppError | null>(null);

  const send = async () => {
    setBusy(true);
    const since = from ? new Date(from).getTime() : 0;
    for (let total = 0, more = true; more;) {
      const replayed = await call('replayWebhooks', { storeId, endpointId, since });
      if (!replayed.ok) {
        setBusy(false);
        return setRefused(replayed.error);
      }
      ({ more } = replayed.value);
      total += replayed.value.count;
      if (!more)
        notify({
          type: 'success',
          message: total ? t('replay.done', { count: total }) : t('replay.none'),
        });
    }
    onClose();
  };
  return (
    <AdminDialog
      title={t('replay.title')}
      busy={busy}
      failure={refused && ofError(refused)}
      onSubmit={send}
      onClose={onClose}
      buttons={{ cancel: t('form.cancel'), submit: t('replay.submit') }}
    >
      <Text overflowWrap="anywhere">
        <bdi dir="ltr">{url}</bdi>
      </Text>
      <Field.Root>
        <Field.Label>{t('replay.since')}</Field.Label>
        <Input type="datetime-local" value={from} onChange={({ target }) => setFrom(target.value)} />
        <Field.HelperText>{t('replay.hint')}</Field.HelperText>
      </Field.Root>
    </AdminDialog>
  );
}
