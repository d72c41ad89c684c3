import { Box, Flex, Link, Stack } from '@chakra-ui/react';
import NextLink from 'next/link';
import { usePage } from '@/lib/hooks/browser/use-page';
import { useTranslation } from 'next-i18next/pages';
import dynamic from 'next/dynamic';
import type { ReactNode } from 'react';
import { FactorOffer } from '@/components/admin/account/factor-offer';
import { FreshSignInGate } from '@/components/admin/account/fresh-sign-in-gate';
import { NewOrderAlert } from '@/components/admin/orders/alert/new-order-alert';
import { OrderFeedProvider } from '@/components/admin/orders/alert/order-feed-context';
import { SilentBell } from '@/components/admin/orders/alert/silent-bell';
import { PaletteButton } from '@/components/admin/palette/palette-button';
import { PaletteProvider } from '@/components/admin/palette/palette-context';
import { PlanProvider } from '@/components/admin/plan/plan-context';
import { MonthNotices } from '@/components/admin/plan/quota-notice';
import { RenewalBanner } from '@/components/admin/plan/renewal-banner';
import { AdminFooter } from '@/components/admin/shell/admin-footer';
import { AdminGuard } from '@/components/admin/shell/admin-guard';
import { AdminLogo } from '@/components/admin/shell/admin-logo';
import { AdminNav } from '@/components/admin/shell/admin-nav';
import { StoreSwitcher } from '@/components/admin/shell/store-switcher';
import { AdminTopBar } from '@/components/admin/shell/admin-top-bar';
import { InboxProvider } from '@/components/admin/shell/nav-counts';
import { NAV_LINKS } from '@/components/admin/shell/nav-items';
import { PlatformNotices } from '@/components/admin/platform/platform-notices';
import { SupportRequests } from '@/components/admin/platform/support-requests';
import { SuspensionBanner } from '@/components/admin/platform/suspension-banner';
import { SkipLink } from '@/components/document/skip-link';
import { ChakraRoot } from '@/components/overlays/chakra-root';
import { FailureBoundary } from '@/components/ui/feedback/failure-boundary';
import { Icon } from '@/components/ui/media/icon';
import { useUserContext } from '@/context/user-context';
import { adminPaths } from '@/lib/admin-paths';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { reportFailure } from '@/lib/telemetry/report-failure';

const SupportBanner = dynamic(() =>
  import('@/components/admin/platform/support-banner').then((module) => module.SupportBanner),
);

/** SPEC.md 2: a sidebar on large screens; on smaller ones, a top bar with a button that opens a drawer. */
export function AdminLayout({ children }: { readonly children: ReactNode }) {
  return (
    <ChakraRoot locale={useLocale()}>
      <FreshSignInGate />
      <AdminGuard>
        <OrderFeedProvider>
          <InboxProvider>
            <PlanProvider>
              <PaletteProvider>
                <SkipLink />
                <NewOrderAlert />
                <Flex direction={{ base: 'column', lg: 'row' }} minHeight="100dvh" bg="bg">
                  <AdminTopBar />
                  <AdminSidebar />
                  <Box
                    as="main"
                    id="content"
                    tabIndex={-1}
                    _focus={{ outline: 'none' }}
                    flex="1"
                    minWidth="0"
                    px={{ base: '4', lg: '8' }}
                    py={{ base: '5', lg: '8' }}
                  >
                    <SilentBell />
                    <Banners />
                    <AdminBreadcrumb />
                    <FailureBoundary onFailure={reportFailure}>{children}</FailureBoundary>
                  </Box>
                </Flex>
              </PaletteProvider>
            </PlanProvider>
          </InboxProvider>
        </OrderFeedProvider>
      </AdminGuard>
    </ChakraRoot>
  );
}

/** Who looks in as support needs no news for the store's people. */
function Banners() {
  const { user } = useUserContext();
  if (user?.isSupport)
    return (
      <>
        <SupportBanner />
        <SuspensionBanner />
      </>
    );
  return (
    <>
      <SuspensionBanner />
      <SupportRequests />
      <PlatformNotices />
      <RenewalBanner />
      <MonthNotices />
      <FactorOffer />
    </>
  );
}

/** A breadcrumb on pages below one of the menu's; it ends before the page's own heading. */
function AdminBreadcrumb() {
  const { t } = useTranslation('admin');
  const page = usePage();
  const above = NAV_LINKS.filter(({ href }) => href !== adminPaths.dashboard && page.startsWith(`${href}/`));
  if (above.length === 0) return null;
  const trail = [...NAV_LINKS.filter(({ href }) => href === adminPaths.dashboard), ...above];
  return (
    <nav aria-label={t('nav.breadcrumb')}>
      <Flex as="ol" listStyleType="none" gap="1" align="center" mb="3" color="fg.muted" textStyle="sm">
        {trail.map(({ key, href }, index) => (
          <Flex as="li" key={key} align="center" gap="1">
            {index > 0 && <Icon name="chevron-end" size={14} />}
            <Link asChild color="inherit" py="1">
              <NextLink href={href}>{t(`nav.item.${key}`)}</NextLink>
            </Link>
          </Flex>
        ))}
      </Flex>
    </nav>
  );
}

const LOGO_WIDTH = 200;

function AdminSidebar() {
  return (
    <Stack
      as="aside"
      hideBelow="lg"
      width="64"
      flexShrink="0"
      height="100dvh"
      position="sticky"
      top="0"
      overflowY="auto"
      gap="6"
      p="5"
      bg="bg.panel"
      borderInlineEndWidth="1px"
    >
      <AdminLogo width={LOGO_WIDTH} />
      <StoreSwitcher />
      <PaletteButton />
      <AdminNav />
      <AdminFooter />
    </Stack>
  );
}
