import { Alert, Box } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { HeldMailList } from '@/components/admin/mails/held-mail-list';
import type { StoreId } from '@/lib/domain/ids';
import type { HeldMail } from '@/lib/domain/mail/held-mail';
import { watchHeldMailsAbout, type HeldAbout } from '@/lib/firestore/held-mails';
import { useLive } from '@/lib/hooks/use-live';

interface HeldMailsAboutProps {
  readonly store: StoreId;
  readonly about: HeldAbout;
}

/** Says that mails about an order or message were held back; nothing where none was. */
export function HeldMailsAbout({ store, about }: HeldMailsAboutProps) {
  const { t } = useTranslation('admin');
  const held = useLive<HeldMail[]>(JSON.stringify(about), (onNext, onError) =>
    watchHeldMailsAbout(store, about, onNext, onError),
  );
  if (held.status !== 'ready' || held.value.length === 0) return null;
  return (
    <Alert.Root status="warning" mb="5">
      <Alert.Indicator />
      <Box flex="1">
        <Alert.Title>{t('heldMails.about', { count: held.value.length })}</Alert.Title>
        <Alert.Description>
          <HeldMailList mails={held.value} links={false} />
        </Alert.Description>
      </Box>
    </Alert.Root>
  );
}
