import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { Panel } from '@/components/admin/panel';
import { useAction } from '@/components/overlays/use-action';
import { useStoreSetting } from '@/context/store-setting-context';
import { exportAddress } from '@/lib/functions/export-address';
import { call } from '@/lib/functions/call';

/** Downloads the whole store. The browser takes the file as it arrives, so that no page holds it in memory. */
export function ExportPanel() {
  const { t } = useTranslation('admin-own-store');
  const { storeId } = useStoreSetting();
  const { run, busy } = useAction();
  const begin = async () => {
    const begun = await run(call('beginStoreExport', { storeId }), t('export.begun'));
    // An answer that is an attachment leaves the page as it is.
    if (begun.ok) window.location.assign(exportAddress(begun.value.ticket));
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
