import { useTranslation } from 'next-i18next/pages';
import { Link } from '@/components/ui/actions/link';
import styles from './console.module.css';
import { CONSOLE_VIEWS, consoleLink, type ConsoleViewName } from './use-console-query';

export function ConsoleNav({ view }: { readonly view: ConsoleViewName }) {
  const { t } = useTranslation('console');
  return (
    <nav aria-label={t('nav.label')} className={styles.nav}>
      {CONSOLE_VIEWS.map((name) => (
        <Link
          key={name}
          href={consoleLink(name === 'stores' ? {} : { view: name })}
          aria-current={name === view ? 'page' : undefined}
          className={styles.tab}
        >
          {t(`nav.${name}`)}
        </Link>
      ))}
    </nav>
  );
}
