import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { Icon } from '@/components/ui/icon';
import { Link } from '@/components/ui/link';
import { useHydrated } from '@/lib/hooks/use-hydrated';
import { useLocale } from '@/lib/hooks/use-locale';
import { paths } from '@/lib/paths';
import action from './header-action.module.css';

/** One page each for all addresses that are wrong or fail: only the browser knows which it was. */
const ERROR_PAGES = ['/404', '/500'];

/** Leads to this page in the other language; its query is known once the page is hydrated. */
export function LanguageLink() {
  const { t } = useTranslation('common');
  const { asPath, pathname } = useRouter();
  const other = useLocale() === 'en' ? 'ar' : 'en';
  const built = ERROR_PAGES.includes(pathname) ? paths.home : asPath.replace(/[?#].*/, '');
  return (
    <Link
      href={useHydrated() ? asPath : built}
      locale={other}
      hrefLang={other}
      replace
      scroll={false}
      className={action.action}
      title={t('language.other')}
    >
      <Icon name="globe" />
      <span className={action.word}>{t('shell.language')}</span>
    </Link>
  );
}
