import { Checkbox, Field, Input } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { AdminDialog } from '@/components/admin/admin-dialog';
import { CheckboxFieldset } from '@/components/admin/forms/checkbox-fieldset';
import { useStoreSetting } from '@/context/store-setting-context';
import { randomKey } from '@/lib/browser/random-key';
import { MAX_WEBHOOK_URL, type WebhookEndpoint } from '@/lib/domain/webhooks/webhook-endpoint';
import { WEBHOOK_EVENTS, type WebhookEvent } from '@/lib/domain/webhooks/webhook-event';
import type { AppError } from '@/lib/domain/errors/app-error';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { SecretDialog } from './secret-dialog';

interface EndpointDialogProps {
  /** Null for a new one. */
  readonly endpoint: WebhookEndpoint | null;
  readonly onClose: () => void;
}

/** Adds or edits an endpoint; only this dialog shows a new one's secret. */
export function EndpointDialog({ endpoint, onClose }: EndpointDialogProps) {
  const { t } = useTranslation('admin-developers');
  const { ofError, ofField } = useErrorText();
  const form = useEndpointForm(endpoint, onClose);
  const { url, events, isOn, busy, refused, secret, change, send } = form;
  if (secret) return <SecretDialog secret={secret} onClose={onClose} />;
  const fields = refused?.fields ?? {};
  return (
    <AdminDialog
      title={t(endpoint ? 'form.edit' : 'form.add')}
      size="md"
      busy={busy}
      failure={refused && !refused.fields ? ofError(refused) : null}
      onSubmit={send}
      onClose={onClose}
      buttons={{ cancel: t('form.cancel'), submit: t('form.save') }}
    >
      <Field.Root required invalid={Boolean(fields.url)}>
        <Field.Label>{t('form.url')}</Field.Label>
        <Input
          dir="ltr"
          type="url"
          autoComplete="off"
          spellCheck={false}
          maxLength={MAX_WEBHOOK_URL}
          placeholder="https://"
          value={url}
          onChange={({ target }) => change({ url: target.value })}
        />
        <Field.HelperText>{t('form.urlHint')}</Field.HelperText>
        <Field.ErrorText>{ofField(fields.url)}</Field.ErrorText>
      </Field.Root>
      <CheckboxFieldset
        legend={t('form.events')}
        options={WEBHOOK_EVENTS.map((id) => ({ id, name: t(`event.${id}`) }))}
        chosen={events}
        onChange={(chosen) => change({ events: chosen })}
        columns={2}
        error={ofField(fields.events)}
      />
      <Checkbox.Root
        minHeight="11"
        checked={isOn}
        onCheckedChange={({ checked }) => change({ isOn: checked === true })}
      >
        <Checkbox.HiddenInput />
        <Checkbox.Control />
        <Checkbox.Label>{t('form.on')}</Checkbox.Label>
      </Checkbox.Root>
    </AdminDialog>
  );
}

interface Draft {
  readonly url: string;
  readonly events: readonly WebhookEvent[];
  readonly isOn: boolean;
}

const NEW: Draft = { url: '', events: ['order.placed'], isOn: true };

function useEndpointForm(endpoint: WebhookEndpoint | null, onClose: () => void) {
  const { storeId } = useStoreSetting();
  // One id for all tries, so that a retry after a lost answer adds no second endpoint.
  const [endpointId] = useState(() => endpoint?.id ?? randomKey());
  const [draft, setDraft] = useState<Draft>(endpoint ?? NEW);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<AppError | null>(null);
  const [secret, setSecret] = useState<string | null>(null);
  const send = async () => {
    setBusy(true);
    const { url, events, isOn } = draft;
    const saved = await call('saveWebhook', { storeId, endpointId, url, events, isOn });
    setBusy(false);
    if (!saved.ok) return setRefused(saved.error);
    if (saved.value.secret) setSecret(saved.value.secret);
    else onClose();
  };
  const change = (part: Partial<Draft>) => setDraft({ ...draft, ...part });
  return { ...draft, busy, refused, secret, change, send };
}
