import { Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { ListSkeleton, LoadFailure } from '@/components/admin/load-state';
import { HeldMailList } from '@/components/admin/mails/held-mail-list';
import { Panel } from '@/components/admin/panel';
import { useStoreSetting } from '@/context/store-setting-context';
import type { HeldMail } from '@/lib/domain/mail/held-mail';
import { watchHeldMails } from '@/lib/firestore/held-mails';
import { useLive } from '@/lib/hooks/use-live';

/** The latest mails that were held back. */
export function HeldMailsPanel() {
  const { t } = useTranslation('admin');
  const { storeId } = useStoreSetting();
  const held = useLive<HeldMail[]>(storeId, (onNext, onError) => watchHeldMails(storeId, onNext, onError));
  return (
    <Panel title={t('heldMails.title')}>
      <Stack gap="4">
        <Text textStyle="sm" color="fg.muted">
          {t('heldMails.description')}
        </Text>
        {held.status === 'loading' && <ListSkeleton rows={2} />}
        {held.status === 'failed' && <LoadFailure code={held.code} />}
        {held.status === 'ready' &&
          (held.value.length ? (
            <HeldMailList mails={held.value} links />
          ) : (
            <Text>{t('heldMails.none')}</Text>
          ))}
      </Stack>
    </Panel>
  );
}
