import { Button, HStack, Stack, Text } from '@chakra-ui/react';
import { yupResolver } from '@hookform/resolvers/yup';
import { useTranslation } from 'next-i18next/pages';
import { useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { AdminDialog } from '@/components/admin/admin-dialog';
import { useIsOwner } from '@/components/admin/forms/owner-only';
import { SelectInput } from '@/components/admin/forms/select-input';
import { TextInput } from '@/components/admin/forms/text-input';
import { ListSkeleton, LoadFailure, Nothing } from '@/components/admin/load-state';
import { StaffNotice } from '@/components/admin/plan/staff-notice';
import { useRefusal } from '@/components/admin/plan/use-refusal';
import { InvitationTable } from '@/components/admin/staff/invitation-table';
import { StaffTable } from '@/components/admin/staff/staff-table';
import { SupportLine } from '@/components/admin/staff/support-line';
import { notify } from '@/components/overlays/notify';
import { useStoreId } from '@/context/use-store-id';
import { STORE_ROLES, type StoreUser } from '@/lib/domain/account/store-user';
import { invitationSchema } from '@/lib/domain/request-schemas/staff';
import { watchStaff } from '@/lib/firestore/people/store-users';
import { call } from '@/lib/functions/call';
import { useListener } from '@/lib/hooks/use-listener';
import { useLocale } from '@/lib/hooks/language/use-locale';

/** The store's staff, live. Owners invite, change and remove people. */
export function StaffPanel() {
  const store = useStoreId();
  const { t } = useTranslation('admin-people');
  const isOwner = useIsOwner();
  const staff = useListener<StoreUser[]>(store, (onNext, onError) => watchStaff(store, onNext, onError));
  const [inviting, setInviting] = useState(false);
  return (
    <Stack gap="4">
      <HStack justify="space-between" gap="4" wrap="wrap">
        <Text color="fg.muted">{t(isOwner === false ? 'staff.ownerOnly' : 'staff.intro')}</Text>
        {isOwner && <Button onClick={() => setInviting(true)}>{t('staff.invite')}</Button>}
      </HStack>
      {isOwner && staff.status === 'ready' && <StaffNotice people={staff.value.length} />}
      {staff.status === 'loading' && <ListSkeleton rows={3} />}
      {staff.status === 'failed' && <LoadFailure code={staff.code} />}
      {staff.status === 'ready' && <StaffTable staff={staff.value} isOwner={isOwner === true} />}
      {staff.status === 'ready' && staff.value.length < 2 && (
        <Nothing title={t('staff.emptyTitle')} description={t('staff.emptyText')} />
      )}
      {isOwner && <SupportLine />}
      {isOwner && <InvitationTable />}
      <InviteDialog open={inviting} onClose={() => setInviting(false)} />
    </Stack>
  );
}

interface InviteDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
}

/** Asks for the new colleague's data and sends the invitation. */
function InviteDialog({ open, onClose }: InviteDialogProps) {
  const store = useStoreId();
  const { t } = useTranslation('admin-people');
  const { tell } = useRefusal();
  const locale = useLocale();
  const form = useForm({
    resolver: yupResolver(invitationSchema),
    defaultValues: { name: '', email: '', role: 'staff' as const },
  });
  const { isSubmitting } = form.formState;

  const send = form.handleSubmit(async (invited) => {
    const result = await call('inviteStaff', { storeId: store, locale, ...invited });
    if (!result.ok) return tell(result.error);
    notify({ type: 'success', message: t('staff.invited', { email: invited.email }) });
    form.reset();
    onClose();
  });

  return (
    <FormProvider {...form}>
      <AdminDialog
        title={t('staff.form.title')}
        open={open}
        busy={isSubmitting}
        onSubmit={send}
        onClose={onClose}
        buttons={{ cancel: t('staff.form.cancel'), submit: t('staff.form.send') }}
      >
        <TextInput name="name" label={t('staff.form.name')} />
        <TextInput name="email" label={t('staff.form.email')} type="email" dir="ltr" />
        <SelectInput
          name="role"
          label={t('staff.form.role')}
          hint={t('staff.form.hint')}
          options={STORE_ROLES.map((value) => ({ value, label: t(`staff.role.${value}`) }))}
        />
      </AdminDialog>
    </FormProvider>
  );
}
