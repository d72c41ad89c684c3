import type { AppProps } from 'next/app';
import { appWithTranslation } from 'next-i18next/pages';
import { ThemeProvider } from 'next-themes';
import { ThemeStyle } from '@/components/ui/theme-style';
import { StoreSettingProvider, useStoreSetting } from '@/context/store-setting-context';
import { UserProvider } from '@/context/user-context';
import { useDocumentLanguage } from '@/lib/hooks/use-document-language';
import { useRouteProgress } from '@/lib/hooks/use-route-progress';
import type { PageLayout } from '@/lib/page-layout';
import type { ShellProps } from '@/lib/server/shell-props';
import '@/theme/generated/theme.css';
import '@/theme/shell.css';

interface ShopAppProps extends AppProps<Partial<ShellProps>> {
  /** Next's own last-resort error page brings no layout. */
  readonly Component: AppProps['Component'] & { readonly getLayout?: PageLayout };
}

function App({ Component, pageProps }: ShopAppProps) {
  useDocumentLanguage();
  useRouteProgress();
  const { storeSetting, categories = [] } = pageProps;
  const page = <Component {...pageProps} />;
  // It knows no store either.
  if (!storeSetting) return page;
  return (
    <ThemeProvider attribute="class" defaultTheme="light" enableSystem={false} storageKey="color-mode">
      <StoreSettingProvider initial={storeSetting}>
        <BrandColors />
        <UserProvider>{Component.getLayout?.(page, { categories }) ?? page}</UserProvider>
      </StoreSettingProvider>
    </ThemeProvider>
  );
}

function BrandColors() {
  const { primaryColor, secondaryColor } = useStoreSetting();
  return <ThemeStyle primary={primaryColor} secondary={secondaryColor} />;
}

export default appWithTranslation(App);
