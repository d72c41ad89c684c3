import type { NextPage } from 'next';
import type { AppProps } from 'next/app';
import { appWithTranslation } from 'next-i18next/pages';
import { ThemeProvider } from 'next-themes';
import type { ReactElement, ReactNode } from 'react';
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

type Page = NextPage<Partial<ShellProps>> & { getLayout?: (page: ReactElement) => ReactNode };
type Props = AppProps<Partial<ShellProps>> & { readonly Component: Page };

function App({ Component, pageProps, router }: Props) {
  useDocumentLanguage();
  useRouteProgress();
  const { storeSetting, categories = [] } = pageProps;
  const page = <Component {...pageProps} />;
  // Next's own last-resort error page knows no store.
  if (!storeSetting) return page;
  const shop = (content: ReactElement) => (
    <StorefrontLayout categories={categories}>{content}</StorefrontLayout>
  );
  const layout = isAdminPath(router.pathname) ? (Component.getLayout ?? bare) : shop;
  return (
    <ThemeProvider attribute="class" defaultTheme="light" enableSystem={false} storageKey="color-mode">
      <StoreSettingProvider initial={storeSetting}>
        <BrandColors />
        <UserProvider>
          <CurrencyProvider>
            <CartProvider>{layout(page)}</CartProvider>
          </CurrencyProvider>
        </UserProvider>
      </StoreSettingProvider>
    </ThemeProvider>
  );
}

const bare = (page: ReactElement): ReactNode => page;

function BrandColors() {
  const { primaryColor, secondaryColor } = useStoreSetting();
  return <ThemeStyle primary={primaryColor} secondary={secondaryColor} />;
}

export default appWithTranslation(App);
