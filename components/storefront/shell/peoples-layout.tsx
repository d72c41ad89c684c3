import type { ReactNode } from 'react';
import { ColorModeButton } from '@/components/document/color-mode-button';
import { SkipLink } from '@/components/document/skip-link';
import { LanguageButton } from '@/components/storefront/shell/header/language-button';
import { FailureBoundary } from '@/components/ui/feedback/failure-boundary';
import { useStoreSetting } from '@/context/store-setting-context';
import { foreignTo, localized } from '@/lib/domain/locale';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { reportFailure } from '@/lib/telemetry/report-failure';
import action from './header/header-action.module.css';
import styles from './peoples-layout.module.css';

/** Around the pages on which people of a closed or suspended store log in: its name, and nothing of the shop. */
export function PeoplesLayout({ children }: { readonly children: ReactNode }) {
  const locale = useLocale();
  const { name } = useStoreSetting();
  return (
    <div className={styles.layout}>
      <SkipLink />
      <header className={styles.header}>
        <div className={styles.bar}>
          <p className={styles.name} {...foreignTo(locale, name)}>
            {localized(name, locale)}
          </p>
          <div className={styles.actions}>
            <LanguageButton />
            <ColorModeButton className={action.action} />
          </div>
        </div>
      </header>
      <main id="content" tabIndex={-1} className={styles.main}>
        <FailureBoundary onFailure={reportFailure}>{children}</FailureBoundary>
      </main>
    </div>
  );
}
