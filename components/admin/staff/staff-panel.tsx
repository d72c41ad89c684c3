import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { useIsOwner } from '@/components/admin/forms/owner-only';
import { ListSkeleton, LoadFailure, Nothing } from '@/components/admin/load-state';
import { InvitationTable } from '@/components/admin/staff/invitation-table';
import { InviteDialog } from '@/components/admin/staff/invite-dialog';
import { StaffTable } from '@/components/admin/staff/staff-table';
import type { StoreUser } from '@/lib/domain/account/store-user';
import { storeId } from '@/lib/domain/ids';
import { env } from '@/lib/env';
import { watchStaff } from '@/lib/firestore/store-users';
import { useLive } from '@/lib/hooks/use-live';

const store = storeId(env.storeId);

/** Who runs the store, live. Owners invite, change and remove. */
export function StaffPanel() {
  const { t } = useTranslation('admin-people');
  const isOwner = useIsOwner();
  const staff = useLive<StoreUser[]>(store, (onNext, onError) => watchStaff(store, onNext, onError));
  const [inviting, setInviting] = useState(false);
  return (
    <Stack gap="4">
      <HStack justify="space-between" gap="4" wrap="wrap">
        <Text color="fg.muted">{t(isOwner === false ? 'staff.ownerOnly' : 'staff.intro')}</Text>
        {isOwner && <Button onClick={() => setInviting(true)}>{t('staff.invite')}</Button>}
      </HStack>
      {staff.status === 'loading' && <ListSkeleton rows={3} />}
      {staff.status === 'failed' && <LoadFailure code={staff.code} />}
      {staff.status === 'ready' && <StaffTable staff={staff.value} isOwner={isOwner === true} />}
      {staff.status === 'ready' && staff.value.length < 2 && (
        <Nothing title={t('staff.emptyTitle')} description={t('staff.emptyText')} />
      )}
      {isOwner && <InvitationTable />}
      <InviteDialog open={inviting} onClose={() => setInviting(false)} />
    </Stack>
  );
}
