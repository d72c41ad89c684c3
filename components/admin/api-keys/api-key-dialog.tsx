import { Button, Field, Input, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { AdminDialog } from '@/components/admin/admin-dialog';
import { Copyable } from '@/components/admin/copyable';
import { CheckboxFieldset } from '@/components/admin/forms/checkbox-fieldset';
import { useStoreSetting } from '@/context/store-setting-context';
import { randomKey } from '@/lib/browser/random-key';
import type { AppError } from '@/lib/domain/errors/app-error';
import { API_SCOPES, MAX_KEY_NAME, type ApiScope } from '@/lib/domain/rest/api-key';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { SCOPE_TEXTS } from './scope-texts';

interface ApiKeyDialogProps {
  readonly onClose: () => void;
}

/** Creates a key and shows it; nothing else ever shows it. */
export function ApiKeyDialog({ onClose }: ApiKeyDialogProps) {
  const { t } = useTranslation('admin-developers');
  const { ofError, ofField } = useErrorText();
  const { name, scopes, busy, refused, created, setName, setScopes, send } = useKeyForm();
  if (created)
    return (
      <AdminDialog
        title={t('keys.shown.title')}
        size="md"
        onClose={onClose}
        footer={<Button onClick={onClose}>{t('keys.shown.done')}</Button>}
      >
        <Text>{t('keys.shown.once')}</Text>
        <Copyable text={created} />
      </AdminDialog>
    );
  const fields = refused?.fields ?? {};
  return (
    <AdminDialog
      title={t('keys.form.title')}
      size="md"
      busy={busy}
      failure={refused && !refused.fields ? ofError(refused) : null}
      onSubmit={send}
      onClose={onClose}
      buttons={{ cancel: t('keys.form.cancel'), submit: t('keys.form.submit') }}
    >
      <Field.Root required invalid={Boolean(fields.name)}>
        <Field.Label>{t('keys.form.name')}</Field.Label>
        <Input
          autoComplete="off"
          maxLength={MAX_KEY_NAME}
          value={name}
          onChange={({ target }) => setName(target.value)}
        />
        <Field.HelperText>{t('keys.form.nameHint')}</Field.HelperText>
        <Field.ErrorText>{ofField(fields.name)}</Field.ErrorText>
      </Field.Root>
      <CheckboxFieldset
        legend={t('keys.form.scopes')}
        options={API_SCOPES.map((id) => ({ id, name: t(SCOPE_TEXTS[id]) }))}
        chosen={scopes}
        onChange={setScopes}
        error={ofField(fields.scopes)}
      />
    </AdminDialog>
  );
}

function useKeyForm() {
  const { storeId } = useStoreSetting();
  // One id for all tries, so that a retry after a lost answer adds no second key.
  const [keyId] = useState(randomKey);
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<readonly ApiScope[]>(['orders:read']);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<AppError | null>(null);
  const [created, setCreated] = useState<string | null>(null);
  const send = async () => {
    setBusy(true);
    const answer = await call('createApiKey', { storeId, keyId, name, scopes });
    setBusy(false);
    if (answer.ok) setCreated(answer.value.key);
    else setRefused(answer.error);
  };
  return { name, scopes, busy, refused, created, setName, setScopes, send };
}
