import { Alert, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { LeaveDialog } from '@/components/admin/forms/leave-dialog';
import { LocalizedInputs } from '@/components/admin/forms/text-input';
import { Panel } from '@/components/admin/panel';
import { ConfirmDialog } from '@/components/overlays/confirm-dialog';
import { notify } from '@/components/overlays/notify';
import { useStoreSetting } from '@/context/store-setting-context';
import type { Callables } from '@/lib/domain/api/callables';
import type { LocalizedText } from '@/lib/domain/locale';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useLocale } from '@/lib/hooks/language/use-locale';

interface PauseForm {
  readonly note: LocalizedText;
}

/** Pauses the shop and opens it again. */
export function PausePanel() {
  const { t } = useTranslation('admin-own-store');
  const locale = useLocale();
  const { state } = useStoreSetting().trading;
  const { form, busy, save } = usePause();
  const [asking, setAsking] = useState(false);
  if (state === 'closed') return null;
  const isPaused = state === 'paused';
  const pause = async () => {
    await save('paused', t('pause.paused'));
    setAsking(false);
  };
  return (
    <Panel title={t('pause.title')}>
      <FormProvider {...form}>
        <form
          aria-label={t('pause.title')}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (isPaused) void save('paused', t('pause.saved'));
            else setAsking(true);
          }}
        >
          <LeaveDialog dirty={form.formState.isDirty} />
          <Stack gap="4">
            {isPaused && (
              <Alert.Root status="warning">
                <Alert.Indicator />
                <Alert.Title>{t('pause.isPaused')}</Alert.Title>
              </Alert.Root>
            )}
            <Text>{t('pause.text')}</Text>
            <LocalizedInputs name="note" label={t('pause.note')} />
            <Flex gap="3" wrap="wrap">
              {isPaused && (
                <Button loading={busy} minHeight="11" onClick={() => void save('open', t('pause.opened'))}>
                  {t('pause.open')}
                </Button>
              )}
              <Button
                type="submit"
                variant="outline"
                minHeight="11"
                disabled={busy || (isPaused && !form.formState.isDirty)}
              >
                {isPaused ? t('pause.save') : t('pause.pause')}
              </Button>
            </Flex>
          </Stack>
        </form>
      </FormProvider>
      <ConfirmDialog
        open={asking}
        locale={locale}
        title={t('pause.ask')}
        description={t('pause.askText')}
        confirmLabel={t('pause.pause')}
        keepLabel={t('pause.keep')}
        busy={busy}
        onConfirm={() => void pause()}
        onClose={() => setAsking(false)}
      />
    </Panel>
  );
}

function usePause() {
  const { ofError } = useErrorText();
  const { storeId, trading } = useStoreSetting();
  const form = useForm<PauseForm>({
    values: { note: trading.note },
    resetOptions: { keepDirtyValues: true },
  });
  const [busy, setBusy] = useState(false);
  const save = async (state: Callables['saveTrading']['request']['state'], done: string) => {
    const note = form.getValues('note');
    setBusy(true);
    const saved = await call('saveTrading', { storeId, state, note });
    setBusy(false);
    if (saved.ok) {
      form.reset({ note });
      return notify({ type: 'success', message: done });
    }
    for (const [field, message] of Object.entries(saved.error.fields ?? {}))
      if (field === 'note.en' || field === 'note.ar') form.setError(field, { message });
    notify({ type: 'error', message: ofError(saved.error) });
  };
  return { form, busy, save };
}
