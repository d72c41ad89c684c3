import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { Panel } from '@/components/admin/panel';
import { notify } from '@/components/overlays/notify';
import { useStoreSetting } from '@/context/store-setting-context';
import { exportAddress } from '@/lib/functions/export-address';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/language/use-error-text';

/** Downloads the whole store. The browser takes the file as it arrives, so that no page holds it in memory. */
export function ExportPanel() {
  const { t } = useTranslation('admin-own-store');
  const { ofError } = useErrorText();
  const { storeId } = useStoreSetting();
  const [busy, setBusy] = useState(false);
  const begin = async () => {
    setBusy(true);
    const begun = await call('beginStoreExport', { storeId });
    setBusy(false);
    if (!begun.ok) return notify({ type: 'error', message: ofError(begun.error) });
    notify({ type: 'success', message: t('export.begun') });
    // An answer that is an attachment leaves the page as it is.
    window.location.assign(exportAddress(begun.value.ticket));
  };
  return (
    <Panel title={t('export.title')}>
      <Stack gap="4">
        <Text>{t('export.text')}</Text>
        <Text color="fg.muted">{t('export.not')}</Text>
        <Text color="fg.muted">{t('export.private')}</Text>
        <Text color="fg.muted">{t('export.size')}</Text>
        <Box>
          <Button loading={busy} minHeight="11" onClick={() => void begin()}>
            {t('export.button')}
          </Button>
        </Box>
      </Stack>
    </Panel>
  );
}
