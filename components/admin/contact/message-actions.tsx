import { Button, HStack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { useMessageActions } from '@/components/admin/contact/use-message-actions';
import { ConfirmDialog } from '@/components/overlays/confirm-dialog';
import { useUserContext } from '@/context/user-context';
import type { ContactRequest } from '@/lib/domain/contact/contact-request';
import { useLocale } from '@/lib/hooks/use-locale';
import { useStoreUser } from '@/lib/hooks/use-store-user';

interface MessageActionsProps {
  readonly message: ContactRequest;
  readonly onGone: () => void;
}

/** Archiving can be undone and so does not ask; deleting is an owner's and asks. */
export function MessageActions({ message, onGone }: MessageActionsProps) {
  const { t } = useTranslation('admin-orders');
  const locale = useLocale();
  const { user } = useUserContext();
  const isOwner = useStoreUser(user?.uid ?? null)?.role === 'owner';
  const { mark, archive, remove, deleting } = useMessageActions(message);
  const [asking, setAsking] = useState(false);
  const isArchived = message.status === 'archived';
  return (
    <HStack gap="2" wrap="wrap">
      {isArchived ? (
        <Button size="sm" variant="outline" onClick={() => void mark('restored')}>
          {t('inbox.restore')}
        </Button>
      ) : (
        <Button size="sm" variant="outline" onClick={() => void archive()}>
          {t('inbox.archive')}
        </Button>
      )}
      {message.status === 'read' && (
        <Button size="sm" variant="ghost" onClick={() => void mark('unread')}>
          {t('inbox.unread')}
        </Button>
      )}
      {isOwner && (
        <Button size="sm" variant="ghost" colorPalette="red" onClick={() => setAsking(true)}>
          {t('inbox.delete')}
        </Button>
      )}
      <ConfirmDialog
        open={asking}
        locale={locale}
        title={t('inbox.deleteTitle')}
        description={t('inbox.deleteText', { name: message.fullName })}
        confirmLabel={t('inbox.deleteYes')}
        keepLabel={t('inbox.keep')}
        busy={deleting}
        onConfirm={() =>
          void remove().then((done) => {
            setAsking(false);
            if (done) onGone();
          })
        }
        onClose={() => setAsking(false)}
      />
    </HStack>
  );
}
