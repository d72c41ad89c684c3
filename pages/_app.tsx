import type { AppProps } from 'next/app';
import { appWithTranslation } from 'next-i18next/pages';
import { useEffect, type ReactNode } from 'react';
import { CheckingBrowser } from '@/components/document/checking-browser';
import { StoreMarks } from '@/components/document/store-marks';
import { FailureBoundary } from '@/components/ui/feedback/failure-boundary';
import { StoreSettingProvider, useStoreSetting } from '@/context/store-setting-context';
import { UserProvider } from '@/context/user-context';
import { syncColorMode } from '@/lib/hooks/browser/color-mode';
import { useShell, type MaybeShell } from '@/lib/hooks/store/use-shell';
import { useDocumentLanguage } from '@/lib/hooks/language/use-document-language';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { useRouteProgress } from '@/lib/hooks/browser/use-route-progress';
import { TextsInWriting } from '@/lib/i18n/texts-in-writing';
import type { PageLayout } from '@/lib/page-layout';
import { reportFailure } from '@/lib/telemetry/report-failure';
import '@/theme/generated/fonts.css';
import '@/theme/generated/theme.css';
import '@/theme/shell.css';
import '@/theme/forced-colors.css';

interface ShopAppProps extends AppProps<MaybeShell> {
  /** Next's built-in error page has no layout. */
  readonly Component: AppProps['Component'] & { readonly getLayout?: PageLayout };
}

function App({ Component, pageProps }: ShopAppProps) {
  useDocumentLanguage();
  useRouteProgress();
  useEffect(syncColorMode, []);
  const shell = useShell(pageProps);
  if (!shell || 'noStore' in shell) return <Component {...pageProps} {...shell} />;
  const { storeSetting, categories } = shell;
  const { withoutShop } = pageProps;
  const page = <Component {...pageProps} {...shell} />;
  return (
    <StoreSettingProvider initial={storeSetting}>
      <StoreMarks />
      <Texts>
        <CheckingBrowser />
        <FailureBoundary part="site" onFailure={reportFailure}>
          <UserProvider>{Component.getLayout?.(page, { categories, withoutShop }) ?? page}</UserProvider>
        </FailureBoundary>
      </Texts>
    </StoreSettingProvider>
  );
}

function Texts({ children }: { readonly children: ReactNode }) {
  const { numerals } = useStoreSetting();
  const locale = useLocale();
  return (
    <TextsInWriting locale={locale} numerals={numerals}>
      {children}
    </TextsInWriting>
  );
}

export default appWithTranslation(App);
