import { Alert, Box, Button, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { LoadFailure } from '@/components/admin/load-state';
import { Panel } from '@/components/admin/panel';
import { useAttempt } from '@/components/admin/staff/use-attempt';
import { ConfirmDialog } from '@/components/overlays/confirm-dialog';
import { useStoreSetting } from '@/context/store-setting-context';
import type { StoreHandover } from '@/lib/domain/leaving/store-handover';
import { watchStoreHandover } from '@/lib/firestore/store-closing';
import { call } from '@/lib/functions/call';
import { useListener } from '@/lib/hooks/use-listener';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { HandOverForm } from './hand-over-form';

/** Hands the store over to another owner. */
export function HandOverPanel() {
  const { t } = useTranslation('admin-own-store');
  const { storeId, trading } = useStoreSetting();
  const handover = useListener<StoreHandover>(`handover ${storeId}`, (onNext, onError) =>
    watchStoreHandover(storeId, onNext, onError),
  );
  if (handover.status === 'failed') return <LoadFailure code={handover.code} />;
  if (trading.state === 'closed') return null;
  return (
    <Panel title={t('handover.title')}>
      <Stack gap="4">
        <Text>{t('handover.text')}</Text>
        {handover.status === 'ready' ? <Running handover={handover.value} /> : <HandOverForm />}
      </Stack>
    </Panel>
  );
}

/** Who gets the store and when, and the way to stop it. */
function Running({ handover }: { readonly handover: StoreHandover }) {
  const { t } = useTranslation('admin-own-store');
  const { dateTime } = useFormats();
  const locale = useLocale();
  const { storeId } = useStoreSetting();
  const { busy, asked, ask, attempt } = useAttempt<true>();
  const { state, email, fromEmail, endsAt } = handover;
  return (
    <>
      <Alert.Root status="warning">
        <Alert.Indicator />
        <Alert.Content>
          <Alert.Title overflowWrap="anywhere">
            {state === 'asked'
              ? t('handover.asked', { email })
              : t('handover.accepted', { email, time: dateTime(endsAt) })}
          </Alert.Title>
          <Alert.Description overflowWrap="anywhere">
            {t('handover.by', { email: fromEmail })}
          </Alert.Description>
        </Alert.Content>
      </Alert.Root>
      {state !== 'done' && (
        <Box>
          <Button variant="outline" minHeight="11" onClick={() => ask(true)}>
            {t('handover.cancel')}
          </Button>
        </Box>
      )}
      <ConfirmDialog
        open={asked !== null}
        locale={locale}
        title={t('handover.cancelAsk')}
        confirmLabel={t('handover.cancel')}
        keepLabel={t('handover.keep')}
        busy={busy}
        onConfirm={() => void attempt(call('cancelHandover', { storeId }), t('handover.cancelled'))}
        onClose={() => ask(null)}
      />
    </>
  );
}
