import { Box, Button, Checkbox, Field, Input, SimpleGrid, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState, type SyntheticEvent } from 'react';
import { Failure } from '@/components/admin/load-state';
import { notify } from '@/components/overlays/notify';
import { useStoreSetting } from '@/context/store-setting-context';
import type { AppError } from '@/lib/domain/errors/app-error';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useLocale } from '@/lib/hooks/language/use-locale';

/** Asks somebody by e-mail to take the store over. */
export function HandOverForm() {
  const { t } = useTranslation('admin-own-store');
  const { ofField } = useErrorText();
  const locale = useLocale();
  const { storeId } = useStoreSetting();
  const [email, setEmail] = useState('');
  const [name, setName] = useState('');
  const [stays, setStays] = useState(true);
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<AppError | null>(null);
  const fields = refused?.fields ?? {};
  const send = async (event: SyntheticEvent) => {
    event.preventDefault();
    setBusy(true);
    const asked = await call('handOverStore', { storeId, email, name, stays, locale });
    setBusy(false);
    setRefused(asked.ok ? null : asked.error);
    if (asked.ok) notify({ type: 'success', message: t('handover.sent') });
  };
  return (
    <form aria-label={t('handover.title')} noValidate onSubmit={(event) => void send(event)}>
      <Stack gap="4">
        <SimpleGrid columns={{ base: 1, md: 2 }} gap="4">
          <Field.Root required invalid={Boolean(fields.email)}>
            <Field.Label>{t('handover.email')}</Field.Label>
            <Input
              type="email"
              dir="ltr"
              autoComplete="off"
              value={email}
              onChange={({ target }) => setEmail(target.value)}
            />
            <Field.ErrorText>{ofField(fields.email)}</Field.ErrorText>
          </Field.Root>
          <Field.Root required invalid={Boolean(fields.name)}>
            <Field.Label>{t('handover.name')}</Field.Label>
            <Input autoComplete="off" value={name} onChange={({ target }) => setName(target.value)} />
            <Field.ErrorText>{ofField(fields.name)}</Field.ErrorText>
          </Field.Root>
        </SimpleGrid>
        <Checkbox.Root checked={stays} onCheckedChange={({ checked }) => setStays(checked === true)}>
          <Checkbox.HiddenInput />
          <Checkbox.Control />
          <Checkbox.Label>{t('handover.stays')}</Checkbox.Label>
        </Checkbox.Root>
        {refused && !refused.fields && <Failure code={refused.code} />}
        <Box>
          <Button type="submit" variant="outline" minHeight="11" loading={busy}>
            {t('handover.button')}
          </Button>
        </Box>
      </Stack>
    </form>
  );
}
