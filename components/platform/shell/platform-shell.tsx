import Head from 'next/head';
import { useTranslation } from 'next-i18next/pages';
import type { ReactNode } from 'react';
import { CheckingBrowser } from '@/components/document/checking-browser';
import { SkipLink } from '@/components/document/skip-link';
import { ThemeStyle } from '@/components/document/theme-style';
import { viewport } from '@/components/document/viewport';
import { Link } from '@/components/ui/actions/link';
import { FailureBoundary } from '@/components/ui/feedback/failure-boundary';
import { DEFAULT_PRIMARY_COLOR, DEFAULT_SECONDARY_COLOR } from '@/lib/domain/store/default-colors';
import { useFormats } from '@/lib/hooks/language/use-formats';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { TextsInWriting } from '@/lib/i18n/texts-in-writing';
import { paths } from '@/lib/paths';
import { reportFailure } from '@/lib/telemetry/report-failure';
import { PlatformHeader } from './platform-header';
import styles from './platform-shell.module.css';

interface PlatformShellProps {
  readonly title: string;
  readonly description: string;
  /** Whether search engines may list the page. */
  readonly isListed?: boolean;
  /** Operators log in on the page itself, and look at wide tables. */
  readonly isConsole?: boolean;
  readonly children: ReactNode;
}

/** Head, header and footer of the platform's own pages, which have no store and so none of its contexts. */
export function PlatformShell({
  title,
  description,
  isListed,
  isConsole = false,
  children,
}: PlatformShellProps) {
  return (
    <TextsInWriting locale={useLocale()} numerals="latn">
      <Head>
        <title key="title">{title}</title>
        {viewport}
        <meta key="description" name="description" content={description} />
        {!isListed && <meta key="robots" name="robots" content="noindex" />}
      </Head>
      <ThemeStyle primary={DEFAULT_PRIMARY_COLOR} secondary={DEFAULT_SECONDARY_COLOR} />
      <CheckingBrowser />
      <Layout isConsole={isConsole}>{children}</Layout>
    </TextsInWriting>
  );
}

function Layout({ isConsole, children }: { readonly isConsole: boolean; readonly children: ReactNode }) {
  return (
    <div className={styles.layout} data-wide={isConsole || undefined}>
      <SkipLink />
      <PlatformHeader offersLogin={!isConsole} />
      <main id="content" tabIndex={-1} className={styles.main}>
        <FailureBoundary onFailure={reportFailure}>{children}</FailureBoundary>
      </main>
      <Footer />
    </div>
  );
}

function Footer() {
  const { t } = useTranslation('platform');
  const { plain } = useFormats();
  return (
    <footer className={styles.footer}>
      <nav aria-label={t('footer.label')} className={styles.links}>
        <Link href={paths.platform}>{t('footer.home')}</Link>
        <Link href={{ pathname: paths.platform, hash: 'pricing' }}>{t('footer.pricing')}</Link>
        <Link href={paths.openStore}>{t('footer.open')}</Link>
      </nav>
      <p>{t('footer.rights', { year: plain(new Date().getFullYear()) })}</p>
    </footer>
  );
}
