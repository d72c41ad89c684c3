import { Alert, SimpleGrid, Stack } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { FactorsPanel } from '@/components/admin/account/factors-panel';
import { ListSkeleton } from '@/components/admin/load-state';
import { OwnDetails } from '@/components/admin/profile/own-details';
import { OwnPassword } from '@/components/admin/profile/own-password';
import { LeavePanel, SessionsPanel } from '@/components/admin/profile/sessions-panel';
import { PageHeader } from '@/components/admin/shell/page-header';
import { useStoreId } from '@/context/use-store-id';
import { useUserContext } from '@/context/user-context';
import { useStoreUser } from '@/lib/hooks/account/use-store-user';

/** The signed-in person's profile: details, password, sessions. */
export function ProfileView() {
  const { t } = useTranslation('admin-people');
  const { user } = useUserContext();
  const person = useStoreUser(useStoreId(), user?.uid ?? null);
  return (
    <>
      <PageHeader title={t('profile.title')} description={t('profile.description')} />
      {user?.isSupport && (
        <Alert.Root status="info">
          <Alert.Indicator />
          <Alert.Title>{t('profile.support')}</Alert.Title>
        </Alert.Root>
      )}
      {!person && !user?.isSupport && <ListSkeleton />}
      {user && person && (
        <SimpleGrid columns={{ base: 1, xl: 2 }} gap="5" alignItems="start">
          <OwnDetails key={person.id} person={person} email={user.email} />
          <Stack gap="5">
            <OwnPassword email={user.email} methods={user.signInMethods} />
            <FactorsPanel />
            <SessionsPanel metadata={user.metadata} />
            <LeavePanel uid={user.uid} />
          </Stack>
        </SimpleGrid>
      )}
    </>
  );
}
