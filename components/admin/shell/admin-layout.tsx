import { Box, Flex } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { FactorOffer } from '@/components/admin/account/factor-offer';
import { ProofGate } from '@/components/admin/account/proof-gate';
import { PlanProvider } from '@/components/admin/plan/plan-context';
import { RenewalBanner } from '@/components/admin/plan/renewal-banner';
import { PaletteProvider } from '@/components/admin/palette/palette-context';
import { AdminBreadcrumb } from '@/components/admin/shell/admin-breadcrumb';
import { AdminGuard } from '@/components/admin/shell/admin-guard';
import { InboxProvider } from '@/components/admin/shell/nav-counts';
import { AdminSidebar } from '@/components/admin/shell/admin-sidebar';
import { AdminTopBar } from '@/components/admin/shell/admin-top-bar';
import { NewOrderAlert } from '@/components/admin/orders/new-order-alert';
import { SilentBell } from '@/components/admin/orders/silent-bell';
import { OrderFeedProvider } from '@/components/admin/orders/order-feed-context';
import { FailureBoundary } from '@/components/ui/feedback/failure-boundary';
import { ChakraRoot } from '@/components/overlays/chakra-root';
import { useLocale } from '@/lib/hooks/use-locale';
import { reportFailure } from '@/lib/telemetry/report-failure';

/** SPEC.md 2: a sidebar on large screens, a top bar whose hamburger opens a drawer below them. */
export function AdminLayout({ children }: { readonly children: ReactNode }) {
  return (
    <ChakraRoot locale={useLocale()}>
      <ProofGate />
      <AdminGuard>
        <OrderFeedProvider>
          <InboxProvider>
            <PlanProvider>
              <PaletteProvider>
                <NewOrderAlert />
                <Flex direction={{ base: 'column', lg: 'row' }} minHeight="100dvh" bg="bg">
                  <AdminTopBar />
                  <AdminSidebar />
                  <Box
                    as="main"
                    id="main"
                    flex="1"
                    minWidth="0"
                    px={{ base: '4', lg: '8' }}
                    py={{ base: '5', lg: '8' }}
                  >
                    <SilentBell />
                    <RenewalBanner />
                    <FactorOffer />
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
