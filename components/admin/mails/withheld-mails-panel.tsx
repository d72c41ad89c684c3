import { Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { ListSkeleton, LoadFailure } from '@/components/admin/load-state';
import { WithheldMailList } from '@/components/admin/mails/withheld-mail-list';
import { Panel } from '@/components/admin/panel';
import { useStoreSetting } from '@/context/store-setting-context';
import type { WithheldMail } from '@/lib/domain/mail/withheld-mail';
import { watchWithheldMails } from '@/lib/firestore/withheld-mails';
import { useListener } from '@/lib/hooks/use-listener';

/** The latest withheld e-mails. */
export function WithheldMailsPanel() {
  const { t } = useTranslation('admin');
  const { storeId } = useStoreSetting();
  const held = useListener<WithheldMail[]>(storeId, (onNext, onError) =>
    watchWithheldMails(storeId, onNext, onError),
  );
  return (
    <Panel title={t('withheldMails.title')}>
      <Stack gap="4">
        <Text textStyle="sm" color="fg.muted">
          {t('withheldMails.description')}
        </Text>
        {held.status === 'loading' && <ListSkeleton rows={2} />}
        {held.status === 'failed' && <LoadFailure code={held.code} />}
        {held.status === 'ready' &&
          (held.value.length ? (
            <WithheldMailList mails={held.value} links />
          ) : (
            <Text>{t('withheldMails.none')}</Text>
          ))}
      </Stack>
    </Panel>
  );
}
