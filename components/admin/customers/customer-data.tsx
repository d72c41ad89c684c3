import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useIsOwner } from '@/components/admin/forms/owner-only';
import { Panel } from '@/components/admin/panel';
import { ConfirmDialog } from '@/components/overlays/confirm-dialog';
import { useAction } from '@/components/overlays/use-action';
import { useStoreSetting } from '@/context/store-setting-context';
import { adminPaths } from '@/lib/admin-paths';
import { saveFile } from '@/lib/browser/save-file';
import { collectCustomer } from '@/lib/functions/account/collect-customer';
import { call } from '@/lib/functions/call';
import { useFormats } from '@/lib/hooks/language/use-formats';

/** The owner's tools for a customer's data rights: export and deletion. */
export function CustomerData({ customerId }: { readonly customerId: string }) {
  const { t } = useTranslation('admin-customers');
  const { storeId } = useStoreSetting();
  const { locale } = useFormats();
  const { push } = useRouter();
  const isOwner = useIsOwner();
  const { run, busy } = useAction();
  const [asking, setAsking] = useState(false);
  if (!isOwner) return null;
  const download = async () => {
    const data = await run(collectCustomer(storeId, customerId));
    if (data.ok) saveFile('customer.json', 'application/json', JSON.stringify(data.value, null, 2));
  };
  const forget = async () => {
    const forgotten = await run(call('forgetCustomer', { storeId, customerId }));
    setAsking(false);
    if (forgotten.ok) await push(adminPaths.users);
  };
  return (
    <Panel title={t('data.title')}>
      <Stack gap="4">
        <Text color="fg.muted">{t('data.hint')}</Text>
        <HStack gap="3" wrap="wrap">
          <Button variant="outline" size="sm" loading={busy && !asking} onClick={() => void download()}>
            {t('data.download')}
          </Button>
          <Button variant="outline" size="sm" colorPalette="red" onClick={() => setAsking(true)}>
            {t('data.forget')}
          </Button>
        </HStack>
      </Stack>
      <ConfirmDialog
        open={asking}
        locale={locale}
        title={t('data.forgetTitle')}
        description={t('data.forgetText')}
        confirmLabel={t('data.forget')}
        keepLabel={t('data.keep')}
        busy={busy}
        onConfirm={() => void forget()}
        onClose={() => setAsking(false)}
      />
    </Panel>
  );
}
