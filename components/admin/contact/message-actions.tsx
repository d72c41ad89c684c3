import { Button, HStack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { ConfirmDialog } from '@/components/overlays/confirm-dialog';
import { notify } from '@/components/overlays/notify';
import { useAction } from '@/components/overlays/use-action';
import { useStoreId } from '@/context/use-store-id';
import { useUserContext } from '@/context/user-context';
import type { ContactRequest } from '@/lib/domain/contact/contact-request';
import type { ContactMark } from '@/lib/domain/contact/contact-status';
import { call } from '@/lib/functions/call';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { useStoreUser } from '@/lib/hooks/account/use-store-user';

interface MessageActionsProps {
  readonly message: ContactRequest;
  readonly onGone: () => void;
}

/** Actions on a message. Archiving does not ask, because it can be undone; only owners delete, after a question. */
export function MessageActions({ message, onGone }: MessageActionsProps) {
  const { t } = useTranslation('admin-orders');
  const locale = useLocale();
  const { user } = useUserContext();
  const isOwner = useStoreUser(useStoreId(), user?.uid ?? null)?.role === 'owner';
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

/** Marks and deletes messages, and notifies about the result; archiving offers undo. */
export function useMessageActions({ id: requestId }: Pick<ContactRequest, 'id'>) {
  const store = useStoreId();
  const { t } = useTranslation('admin-orders');
  const marking = useAction();
  const deletion = useAction();

  const mark = async (as: ContactMark): Promise<boolean> => {
    const request = { storeId: store, requestId, mark: as };
    return (await marking.run(call('markContactRequest', request))).ok;
  };

  const archive = async () => {
    if (!(await mark('archived'))) return;
    const undo = { label: t('inbox.undo'), onClick: () => void mark('restored') };
    notify({ type: 'success', message: t('inbox.archived'), action: undo });
  };

  const remove = async (): Promise<boolean> => {
    const request = { storeId: store, requestId };
    return (await deletion.run(call('deleteContactRequest', request), t('inbox.deleted'))).ok;
  };
  return { mark, archive, remove, deleting: deletion.busy };
}
