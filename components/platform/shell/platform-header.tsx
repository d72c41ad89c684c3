import { ColorModeButton } from '@/components/document/color-mode-button';
import { useTranslation } from 'next-i18next/pages';
import { useRouter } from 'next/router';
import type { SubmitEvent } from 'react';
import { Link } from '@/components/ui/actions/link';
import { localPath } from '@/lib/domain/locale';
import { useMemberEmail } from '@/lib/hooks/account/use-member-email';
import { useAsPath } from '@/lib/hooks/browser/use-as-path';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { paths } from '@/lib/paths';
import styles from './platform-shell.module.css';

/** The platform's name, the language, the colour mode, and the way in. */
export function PlatformHeader({ offersLogin }: { readonly offersLogin: boolean }) {
  const { t } = useTranslation(['platform', 'common']);
  const email = useMemberEmail();
  return (
    <header className={styles.header}>
      <div className={styles.bar}>
        <Link href={paths.platform} className={styles.brand}>
          {t('platform:brand')}
        </Link>
        <div className={styles.actions}>
          <LanguageButton />
          <ColorModeButton className={styles.action} />
          {offersLogin && (
            <Link href={{ pathname: paths.openStore, query: { as: 'owner' } }} className={styles.action}>
              {t(email ? 'platform:header.stores' : 'platform:header.login')}
            </Link>
          )}
        </div>
      </div>
    </header>
  );
}

/** Stays on the page. A form, so that it works before hydration. */
function LanguageButton() {
  const { t } = useTranslation('common');
  const router = useRouter();
  const { pathname, query } = router;
  const asPath = useAsPath();
  const other = useLocale() === 'en' ? 'ar' : 'en';
  const change = (event: SubmitEvent) => {
    event.preventDefault();
    void router.replace({ pathname, query }, asPath, { locale: other, scroll: false });
  };
  return (
    <form action={localPath(asPath.replace(/[?#].*/, ''), other)} onSubmit={change}>
      <button type="submit" className={styles.action} lang={other}>
        {t('language.other')}
      </button>
    </form>
  );
}
