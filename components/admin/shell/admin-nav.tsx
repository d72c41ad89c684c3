import { Badge, Box, Button, Collapsible, HStack, Stack } from '@chakra-ui/react';
import NextLink from 'next/link';
import { usePage } from '@/lib/hooks/browser/use-page';
import type { ReactNode } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { useOrderFeed } from '@/components/admin/orders/alert/order-feed-context';
import { NAV_ICONS } from '@/components/admin/shell/nav-icons';
import { isActive, NAV_ITEMS } from '@/components/admin/shell/nav-items';
import { WaitingCount } from '@/components/admin/shell/nav-counts';
import { Icon } from '@/components/ui/media/icon';
import { adminPaths } from '@/lib/admin-paths';

/** The admin's navigation; a drawer passes `onNavigate` to close itself. */
export function AdminNav({ onNavigate }: { readonly onNavigate?: () => void }) {
  const { t } = useTranslation('admin');
  return (
    <Box as="nav" aria-label={t('nav.label')}>
      <Stack gap="1">
        {NAV_ITEMS.map((item) =>
          'href' in item ? (
            <NavLink
              key={item.key}
              href={item.href}
              icon={NAV_ICONS[item.key]}
              label={t(`nav.item.${item.key}`)}
              onNavigate={onNavigate}
            />
          ) : (
            <NavGroup key={item.key} icon={NAV_ICONS[item.key]} label={t(`nav.item.${item.key}`)}>
              {item.children.map((child) => (
                <NavLink
                  key={child.key}
                  href={child.href}
                  label={t(`nav.item.${child.key}`)}
                  onNavigate={onNavigate}
                />
              ))}
            </NavGroup>
          ),
        )}
      </Stack>
    </Box>
  );
}

interface NavGroupProps {
  readonly icon: ReactNode;
  readonly label: string;
  readonly children: ReactNode;
}

function NavGroup({ icon, label, children }: NavGroupProps) {
  return (
    <Collapsible.Root defaultOpen>
      <Collapsible.Trigger asChild>
        <Button variant="ghost" width="full" justifyContent="space-between" _expanded={{ bg: 'transparent' }}>
          <NavName icon={icon} label={label} />
          <Collapsible.Context>
            {({ open }) => (
              <Box as="span" aria-hidden transform={open ? 'rotate(180deg)' : undefined}>
                <Icon name="chevron-down" size={16} />
              </Box>
            )}
          </Collapsible.Context>
        </Button>
      </Collapsible.Trigger>
      <Collapsible.Content>
        <Stack gap="1" ps="8" pt="1">
          {children}
        </Stack>
      </Collapsible.Content>
    </Collapsible.Root>
  );
}

interface NavLinkProps {
  readonly href: string;
  readonly icon?: ReactNode;
  readonly label: string;
  readonly onNavigate?: () => void;
}

function NavLink({ href, icon, label, onNavigate }: NavLinkProps) {
  const active = isActive(usePage(), href);
  return (
    <Button asChild variant={active ? 'subtle' : 'ghost'} width="full" justifyContent="space-between">
      <NextLink href={href} aria-current={active ? 'page' : undefined} onClick={onNavigate}>
        <NavName icon={icon} label={label} />
        {href === adminPaths.orders && <NewOrderCount />}
        {href === adminPaths.returns && <WaitingCount of="newReturns" />}
        {href === adminPaths.reviews && <WaitingCount of="pendingReviews" />}
        {href === adminPaths.contactUs && <WaitingCount of="newMessages" />}
      </NextLink>
    </Button>
  );
}

const NavName = ({ icon, label }: Pick<NavLinkProps, 'icon' | 'label'>) => (
  <HStack gap="3" minWidth="0">
    {icon}
    {label}
  </HStack>
);

function NewOrderCount() {
  const { t } = useTranslation('admin');
  const { fresh } = useOrderFeed();
  if (fresh.size === 0) return null;
  return (
    <Badge colorPalette="red" variant="solid" aria-label={t('orders.new.count', { count: fresh.size })}>
      {fresh.size}
    </Badge>
  );
}
