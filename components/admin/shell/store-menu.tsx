import { Box, Button, Menu, Spinner, Stack, Text } from '@chakra-ui/react';
import { useTranslation } from 'next-i18next/pages';
import { useEffect, useState } from 'react';
import { Icon } from '@/components/ui/media/icon';
import { useStoreSetting } from '@/context/store-setting-context';
import { adminPaths } from '@/lib/admin-paths';
import type { StoreRole, StoreUser } from '@/lib/domain/account/store-user';
import { localized, localPath } from '@/lib/domain/locale';
import { originOf, type StorePlace } from '@/lib/domain/tenancy/store-place';
import { env } from '@/lib/env';
import { readPlaces } from '@/lib/firestore/people/own-stores';
import { followSignedIn } from '@/lib/functions/account/switch-store';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { useReadOnce } from '@/lib/hooks/use-read-once';
import { paths } from '@/lib/paths';

/** This page's platform; without one the host is empty. */
const platform = () => ({
  host: env.platformHost,
  protocol: window.location.protocol,
  port: window.location.port && `:${window.location.port}`,
});

interface StoreMenuProps {
  readonly roles: readonly StoreUser[];
}

/** A button with this store's name, which opens the list of the person's stores. */
export function StoreMenu({ roles }: StoreMenuProps) {
  const { t } = useTranslation('admin');
  const { name } = useStoreSetting();
  const locale = useLocale();
  const [open, setOpen] = useState(false);
  const [leaving, setLeaving] = useState(false);
  useEffect(() => {
    // Back from the other store, on a page that the browser kept.
    const stay = () => setLeaving(false);
    window.addEventListener('pageshow', stay);
    return () => window.removeEventListener('pageshow', stay);
  }, []);
  return (
    <Menu.Root
      open={open}
      onOpenChange={(details) => setOpen(details.open)}
      positioning={{ strategy: 'fixed', sameWidth: true }}
      lazyMount
      unmountOnExit
    >
      <Menu.Trigger asChild>
        <Button
          loading={leaving}
          variant="outline"
          width="full"
          justifyContent="space-between"
          flexShrink="0"
        >
          <Text as="span" truncate>
            <bdi>{localized(name, locale)}</bdi>
          </Text>
          <Box as="span" srOnly>
            {t('switcher.label')}
          </Box>
          <Icon name="chevron-down" size={16} />
        </Button>
      </Menu.Trigger>
      <Menu.Positioner>
        <Menu.Content maxHeight="min(60dvh, 28rem)" overflowY="auto">
          {open && <Stores roles={roles} onLeave={() => setLeaving(true)} />}
          {env.platformHost && <OpenAnother />}
        </Menu.Content>
      </Menu.Positioner>
    </Menu.Root>
  );
}

function OpenAnother() {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const { host, protocol, port } = platform();
  return (
    <>
      <Menu.Separator />
      <Menu.Item value="open" asChild minHeight="11">
        <a href={`${protocol}//${host}${port}${localPath(paths.openStore, locale)}`}>{t('switcher.open')}</a>
      </Menu.Item>
    </>
  );
}

interface StoresProps extends StoreMenuProps {
  /** Called before the page is left, which may take a second. */
  readonly onLeave: () => void;
}

function Stores({ roles, onLeave }: StoresProps) {
  const { t } = useTranslation('admin');
  const ids = roles.map(({ storeId }) => storeId).sort();
  const read = useReadOnce<StorePlace[]>(ids.join(' '), () => readPlaces(ids));
  if (read.status === 'loading')
    return (
      <Box padding="3" role="status" aria-label={t('state.loading')}>
        <Spinner size="sm" />
      </Box>
    );
  if (read.status === 'failed')
    return (
      <Text padding="3" role="alert">
        {t('switcher.failed')}
      </Text>
    );
  return (
    <Menu.ItemGroup>
      <Menu.ItemGroupLabel>{t('switcher.label')}</Menu.ItemGroupLabel>
      {read.value.map((place) => (
        <Store
          key={place.storeId}
          place={place}
          role={roles.find(({ storeId }) => storeId === place.storeId)?.role ?? 'staff'}
          onLeave={onLeave}
        />
      ))}
    </Menu.ItemGroup>
  );
}

interface StoreProps extends Pick<StoresProps, 'onLeave'> {
  readonly place: StorePlace;
  readonly role: StoreRole;
}

function Store({ place, role, onLeave }: StoreProps) {
  const { t } = useTranslation('admin');
  const locale = useLocale();
  const isHere = useStoreSetting().storeId === place.storeId;
  const path = localPath(adminPaths.dashboard, locale);
  const origin = originOf(place, platform());
  const words = (
    <>
      <Stack gap="0" minWidth="0" flex="1">
        <Text as="span" fontWeight="medium" truncate>
          <bdi>{localized(place.name, locale)}</bdi>
        </Text>
        <Text as="span" textStyle="xs" color="fg.muted">
          {t(`switcher.role.${role}`)}
        </Text>
      </Stack>
      {isHere && <Icon name="check" size={16} />}
    </>
  );
  if (isHere || !origin)
    return (
      <Menu.Item value={place.storeId} minHeight="11" aria-current={isHere} disabled={!isHere}>
        {words}
      </Menu.Item>
    );
  return (
    <Menu.Item value={place.storeId} minHeight="11" asChild>
      <a
        href={`${origin}${path}`}
        onClick={(event) => void followSignedIn(event, place.storeId, path, onLeave)}
      >
        {words}
      </a>
    </Menu.Item>
  );
}
