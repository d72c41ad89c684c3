import type { AppProps } from 'next/app';
import dynamic from 'next/dynamic';
import { appWithTranslation } from 'next-i18next/pages';
import { ThemeProvider } from 'next-themes';
import { StorefrontLayout } from '@/components/storefront/shell/storefront-layout';
import { ThemeStyle } from '@/components/ui/theme-style';
import { CartProvider } from '@/context/cart-context';
import { CurrencyProvider } from '@/context/currency-context';
import { StoreSettingProvider, useStoreSetting } from '@/context/store-setting-context';
import { UserProvider } from '@/context/user-context';
import { useDocumentLanguage } from '@/lib/hooks/use-document-language';
import { useRouteProgress } from '@/lib/hooks/use-route-progress';
import { isAdminPath } from '@/lib/paths';
import type { ShellProps } from '@/lib/server/shell-props';
import '@/theme/generated/theme.css';
import '@/theme/shell.css';

/** Brings Chakra, so only the admin's pages fetch it. */
const AdminLayout = dynamic(() =>
  import('@/components/admin/shell/admin-layout').then((module) => module.AdminLayout),
);

function App({ Component, pageProps, router }: AppProps<Partial<ShellProps>>) {
  useDocumentLanguage();
  useRouteProgress();
  const { storeSetting, categories = [] } = pageProps;
  const page = <Component {...pageProps} />;
  // Next's own last-resort error page knows no store.
  if (!storeSetting) return page;
  return (
    <ThemeProvider attribute="class" defaultTheme="light" enableSystem={false} storageKey="color-mode">
      <StoreSettingProvider initial={storeSetting}>
        <BrandColors />
        <UserProvider>
          <CurrencyProvider>
            <CartProvider>
              {isAdminPath(router.pathname) ? (
                <AdminLayout>{page}</AdminLayout>
              ) : (
                <StorefrontLayout categories={categories}>{page}</StorefrontLayout>
              )}
            </CartProvider>
          </CurrencyProvider>
        </UserProvider>
      </StoreSettingProvider>
    </ThemeProvider>
  );
}

function BrandColors() {
  const { primaryColor, secondaryColor } = useStoreSetting();
  return <ThemeStyle primary={primaryColor} secondary={secondaryColor} />;
}

export default appWithTranslation(App);
