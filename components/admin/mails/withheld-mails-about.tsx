import { Alert, Box } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { WithheldMailList } from '@/components/admin/mails/withheld-mail-list';
import type { StoreId } from '@/lib/domain/ids';
import type { WithheldMail } from '@/lib/domain/mail/withheld-mail';
import { watchWithheldMailsAbout, type WithheldAbout } from '@/lib/firestore/withheld-mails';
import { useListener } from '@/lib/hooks/use-listener';

interface WithheldMailsAboutProps {
  readonly store: StoreId;
  readonly about: WithheldAbout;
}

/** Says that e-mails about an order or message were withheld; nothing without any. */
export function WithheldMailsAbout({ store, about }: WithheldMailsAboutProps) {
  const { t } = useTranslation('admin');
  const held = useListener<WithheldMail[]>(JSON.stringify(about), (onNext, onError) =>
    watchWithheldMailsAbout(store, about, onNext, onError),
  );
  if (held.status !== 'ready' || held.value.length === 0) return null;
  return (
    <Alert.Root status="warning" mb="5">
      <Alert.Indicator />
      <Box flex="1">
        <Alert.Title>{t('withheldMails.about', { count: held.value.length })}</Alert.Title>
        <Alert.Description>
          <WithheldMailList mails={held.value} links={false} />
        </Alert.Description>
      </Box>
    </Alert.Root>
  );
}
