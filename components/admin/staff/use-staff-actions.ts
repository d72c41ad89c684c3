import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { notify } from '@/components/overlays/notify';
import type { StoreRole, StoreUser } from '@/lib/domain/account/store-user';
import type { Result } from '@/lib/domain/result';
import { env } from '@/lib/env';
import { call } from '@/lib/functions/call';
import { useErrorText } from '@/lib/hooks/use-error-text';

/** What an owner does with one person; `leaving` is whom the removal was asked for. */
export function useStaffActions() {
  const { t } = useTranslation('admin-people');
  const { ofError } = useErrorText();
  const [busy, setBusy] = useState(false);
  const [leaving, ask] = useState<StoreUser | null>(null);

  const attempt = async (work: Promise<Result<unknown>>, done: string) => {
    setBusy(true);
    const result = await work;
    setBusy(false);
    ask(null);
    notify(
      result.ok ? { type: 'success', message: done } : { type: 'error', message: ofError(result.error) },
    );
  };

  const changeRole = ({ id: uid }: StoreUser, role: StoreRole) =>
    attempt(call('changeStaffRole', { storeId: env.storeId, uid, role }), t('staff.roleChanged'));

  const remove = async () => {
    if (!leaving) return;
    const { id: uid, name, email } = leaving;
    const done = t('staff.remove.done', { name: name || email });
    await attempt(call('removeStaff', { storeId: env.storeId, uid }), done);
  };

  return { busy, leaving, ask, changeRole, remove };
}
