import { Alert, Box, Button, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { LoadFailure } from '@/components/admin/load-state';
import { Panel } from '@/components/admin/panel';
import { notify } from '@/components/overlays/notify';
import { useStoreSetting } from '@/context/store-setting-context';
import type { StoreClosing } from '@/lib/domain/leaving/store-closing';
import { watchStoreClosing } from '@/lib/firestore/store-closing';
import { call } from '@/lib/functions/call';
import { useListener } from '@/lib/hooks/use-listener';
import { useErrorText } from '@/lib/hooks/language/use-error-text';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { CloseDialog } from './close-dialog';

/** Closes the store for good, and undoes that within the waiting period. */
export function ClosePanel() {
  const { t } = useTranslation('admin-own-store');
  const { storeId, trading } = useStoreSetting();
  const [asking, setAsking] = useState(false);
  const closing = useListener<StoreClosing>(`closing ${storeId}`, (onNext, onError) =>
    watchStoreClosing(storeId, onNext, onError),
  );
  if (closing.status === 'failed') return <LoadFailure code={closing.code} />;
  const isClosed = trading.state === 'closed';
  return (
    <Panel title={t('close.title')}>
      <Stack gap="4">
        {isClosed && <Closed closing={closing.status === 'ready' ? closing.value : null} />}
        {!isClosed && (
          <>
            <Text>{t('close.text')}</Text>
            <Text color="fg.muted">{t('close.export')}</Text>
            <Box>
              <Button
                colorPalette="red"
                variant="outline"
                minHeight="11"
                disabled={closing.status === 'loading'}
                onClick={() => setAsking(true)}
              >
                {t('close.button')}
              </Button>
            </Box>
          </>
        )}
      </Stack>
      {asking && <CloseDialog onClose={() => setAsking(false)} />}
    </Panel>
  );
}

/** The closed store's end, and the way back. */
function Closed({ closing }: { readonly closing: StoreClosing | null }) {
  const { t } = useTranslation('admin-own-store');
  const { ofError } = useErrorText();
  const { date } = useFormats();
  const { storeId } = useStoreSetting();
  const [busy, setBusy] = useState(false);
  const undo = async () => {
    setBusy(true);
    const undone = await call('reopenStore', { storeId });
    setBusy(false);
    notify(
      undone.ok
        ? { type: 'success', message: t('close.undone') }
        : { type: 'error', message: ofError(undone.error) },
    );
  };
  const isEnding = closing?.state === 'ending';
  const waits = closing?.state === 'waiting';
  const title = waits ? t('close.waiting', { date: date(closing.endsAt) }) : t('close.closed');
  return (
    <>
      <Alert.Root status="warning">
        <Alert.Indicator />
        <Alert.Content>
          <Alert.Title>{isEnding ? t('close.ending') : title}</Alert.Title>
          {closing?.by && (
            <Alert.Description overflowWrap="anywhere">
              <bdi>{t('close.by', { name: closing.by })}</bdi>
            </Alert.Description>
          )}
        </Alert.Content>
      </Alert.Root>
      {!isEnding && (
        <Box>
          <Button loading={busy} minHeight="11" onClick={() => void undo()}>
            {t('close.undo')}
          </Button>
        </Box>
      )}
    </>
  );
}
