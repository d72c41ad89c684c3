import { Avatar, HStack, Stack, Text } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useTranslation } from 'next-i18next/pages';
import { SoundToggle } from '@/components/admin/orders/alert/sound-toggle';
import { AccountActions } from '@/components/admin/shell/account-actions';
import { useUserContext } from '@/context/user-context';
import { adminPaths } from '@/lib/admin-paths';
import { imageUrl } from '@/lib/images';
import { useStoreUser } from '@/lib/hooks/use-store-user';

/** Who is at work here, and the product's mark. */
export function AdminFooter() {
  const { t } = useTranslation('admin');
  const { user } = useUserContext();
  const storeUser = useStoreUser(user?.uid ?? null);
  const name = storeUser?.name || user?.name || user?.email || '';
  return (
    <Stack mt="auto" gap="4" pt="4" borderTopWidth="1px">
      <HStack asChild gap="3" borderRadius="l2" _hover={{ bg: 'bg.muted' }} p="1.5" mx="-1.5">
        <NextLink href={adminPaths.profile} title={t('footer.profile')}>
          <Avatar.Root size="sm" aria-hidden>
            <Avatar.Fallback name={name} />
            {storeUser?.image && <Avatar.Image src={imageUrl(storeUser.image)} alt="" />}
          </Avatar.Root>
          <Text fontWeight="medium" truncate>
            <bdi>{name}</bdi>
          </Text>
        </NextLink>
      </HStack>
      <SoundToggle />
      <AccountActions />
      <Text textStyle="xs" color="fg.muted">
        {t('footer.poweredBy')}
      </Text>
    </Stack>
  );
}
