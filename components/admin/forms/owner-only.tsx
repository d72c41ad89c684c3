import { Alert } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useStoreId } from '@/context/use-store-id';
import { useUserContext } from '@/context/user-context';
import { useStoreUser } from '@/lib/hooks/account/use-store-user';

/** Tells staff why they cannot change these settings. */
export function OwnerOnly() {
  const { t } = useTranslation('admin-store');
  return (
    <Alert.Root status="info">
      <Alert.Indicator />
      <Alert.Title>{t('form.ownerOnly')}</Alert.Title>
    </Alert.Root>
  );
}

/** Whether the signed-in admin is the store's owner; undefined until known. The server checks the claim anyway. */
export function useIsOwner(): boolean | undefined {
  const { user } = useUserContext();
  const storeUser = useStoreUser(useStoreId(), user?.uid ?? null);
  if (user?.isSupport) return false;
  return storeUser ? storeUser.role === 'owner' : undefined;
}
