import { Button, Text } from '@chakra-ui/react';
import dynamic from 'next/dynamic';
import { useStoreSetting } from '@/context/store-setting-context';
import { useUserContext } from '@/context/user-context';
import { localized } from '@/lib/domain/locale';
import { env } from '@/lib/env';
import { useOwnRoles } from '@/lib/hooks/account/use-store-user';
import { useLocale } from '@/lib/hooks/language/use-locale';

/** Menus are not of the first load. */
const StoreMenu = dynamic(
  () => import('@/components/admin/shell/store-menu').then((module) => module.StoreMenu),
  { loading: () => <Waiting /> },
);

/**
 * The person's stores, each with their role in it, and the way to open another one. Nothing for somebody with one store in a
 * build that opens none.
 */
export function StoreSwitcher() {
  const { user } = useUserContext();
  const roles = useOwnRoles(user && !user.isSupport ? user.uid : null);
  if (!roles || (roles.length < 2 && !env.platformHost)) return null;
  return <StoreMenu roles={roles} />;
}

/** As large as the menu's button, so that nothing moves. */
function Waiting() {
  const { name } = useStoreSetting();
  const locale = useLocale();
  return (
    <Button variant="outline" width="full" justifyContent="space-between" flexShrink="0" disabled>
      <Text as="span" truncate>
        <bdi>{localized(name, locale)}</bdi>
      </Text>
    </Button>
  );
}
