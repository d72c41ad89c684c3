import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { notify } from '@/components/overlays/notify';
import type { ContactRequest } from '@/lib/domain/contact/contact-request';
import type { ContactMark } from '@/lib/domain/contact/contact-status';
import { storeId } from '@/lib/domain/ids';
import { env } from '@/lib/env';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/use-error-text';

const store = storeId(env.storeId);

/** Marks and deletes messages, and says how it went; archiving can be undone. */
export function useMessageActions({ id: requestId }: Pick<ContactRequest, 'id'>) {
  const { t } = useTranslation('admin-orders');
  const { ofError } = useErrorText();
  const [deleting, setDeleting] = useState(false);

  const mark = async (as: ContactMark): Promise<boolean> => {
    const result = await call('markContactRequest', { storeId: store, requestId, mark: as });
    if (!result.ok) notify({ type: 'error', message: ofError(result.error) });
    return result.ok;
  };

  const archive = async () => {
    if (!(await mark('archived'))) return;
    const undo = { label: t('inbox.undo'), onClick: () => void mark('restored') };
    notify({ type: 'success', message: t('inbox.archived'), action: undo });
  };

  const remove = async (): Promise<boolean> => {
    setDeleting(true);
    const result = await call('deleteContactRequest', { storeId: store, requestId });
    setDeleting(false);
    if (result.ok) notify({ type: 'success', message: t('inbox.deleted') });
    else notify({ type: 'error', message: ofError(result.error) });
    return result.ok;
  };
  return { mark, archive, remove, deleting };
}
