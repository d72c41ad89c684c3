import { Avatar, Button, HStack, Stack, Text } from '@chakra-ui/react';
import NextLink from 'next/link';
import { useRouter } from 'next/router';
import { useTranslation } from 'next-i18next/pages';
import { leaveBy } from '@/components/admin/forms/leave-guards';
import { SoundToggle } from '@/components/admin/orders/alert/sound-toggle';
import { useStoreId } from '@/context/use-store-id';
import { useUserContext } from '@/context/user-context';
import { adminPaths } from '@/lib/admin-paths';
import { directionOf, type Locale } from '@/lib/domain/locale';
import { useStoreUser } from '@/lib/hooks/account/use-store-user';
import { imageUrl } from '@/lib/pictures/image-url';
import { useAsPath } from '@/lib/hooks/browser/use-as-path';

/** The signed-in person, and the product's logo. */
export function AdminFooter() {
  const { t } = useTranslation('admin');
  const { user } = useUserContext();
  const storeUser = useStoreUser(useStoreId(), user?.uid ?? null);
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

const OTHER: Record<Locale, Locale> = { en: 'ar', ar: 'en' };

/** The language switch, in the other language's own name, and the logout. */
function AccountActions() {
  const { t } = useTranslation('admin');
  const { logout } = useUserContext();
  const { locale } = useRouter();
  const asPath = useAsPath();
  const other = OTHER[locale === 'ar' ? 'ar' : 'en'];
  return (
    <HStack gap="2">
      <Button asChild size="sm" variant="outline" flex="1">
        <NextLink href={asPath} locale={other} lang={other} dir={directionOf(other)}>
          {t('footer.language')}
        </NextLink>
      </Button>
      <Button size="sm" variant="outline" flex="1" onClick={() => leaveBy(() => void logout())}>
        {t('footer.logout')}
      </Button>
    </HStack>
  );
}
