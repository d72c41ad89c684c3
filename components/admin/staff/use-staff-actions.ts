import { useTranslation } from 'next-i18next/pages';
import { useAttempt } from '@/components/admin/staff/use-attempt';
import type { StoreRole, StoreUser } from '@/lib/domain/account/store-user';
import { env } from '@/lib/env';
import { call } from '@/lib/functions/call';

/** What an owner does with one person; `leaving` is whom the removal was asked for. */
export function useStaffActions() {
  const { t } = useTranslation('admin-people');
  const { busy, asked: leaving, ask, attempt } = useAttempt<StoreUser>();

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
