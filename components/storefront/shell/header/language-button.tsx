import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import type { SubmitEvent } from 'react';
import { Icon } from '@/components/ui/media/icon';
import { localPath } from '@/lib/domain/locale';
import { useAsPath } from '@/lib/hooks/browser/use-as-path';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { paths } from '@/lib/paths';
import action from './header-action.module.css';

/** Each is one page for all failing addresses: only the browser knows the real address. */
const ERROR_PAGES = ['/404', '/500'];

/**
 * Switches between English and Arabic and stays on the page, with its query. A form, so that it works before hydration, when a
 * static page does not know its query yet.
 */
export function LanguageButton() {
  const { t } = useTranslation('common');
  const router = useRouter();
  const { pathname, query } = router;
  const asPath = useAsPath();
  const other = useLocale() === 'en' ? 'ar' : 'en';
  const built = ERROR_PAGES.includes(pathname) ? paths.home : asPath.replace(/[?#].*/, '');
  const change = (event: SubmitEvent) => {
    event.preventDefault();
    void router.replace({ pathname, query }, asPath, { locale: other, scroll: false });
  };
  return (
    <form action={localPath(built, other)} onSubmit={change}>
      <button type="submit" className={action.action} title={t('language.other')}>
        <Icon name="globe" />
        <span className={action.word}>{t('shell.language')}</span>
      </button>
    </form>
  );
}
