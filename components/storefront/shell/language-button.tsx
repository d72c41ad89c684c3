import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import { Icon } from '@/components/ui/icon';
import { useLocale } from '@/lib/hooks/use-locale';
import action from './header-action.module.css';

/** Changes between English and Arabic and stays on the page, its query included. */
export function LanguageButton() {
  const { t } = useTranslation('common');
  const router = useRouter();
  const other = useLocale() === 'en' ? 'ar' : 'en';
  const change = () => {
    const { pathname, query, asPath } = router;
    void router.replace({ pathname, query }, asPath, { locale: other, scroll: false });
  };
  return (
    <button type="button" className={action.action} title={t('language.other')} onClick={change}>
      <Icon name="globe" />
      <span className={action.word}>{t('shell.language')}</span>
    </button>
  );
}
