import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/media/icon';
import { toggleColorMode } from '@/lib/hooks/browser/color-mode';
import { useHydrated } from '@/lib/hooks/browser/use-hydrated';
import styles from './color-mode-button.module.css';

/** Contains both icons and the theme's class shows one, because the server does not know the visitor's choice. */
export function ColorModeButton({ className }: { readonly className: string | undefined }) {
  const { t } = useTranslation('common');
  return (
    <button
      type="button"
      className={className}
      aria-label={t('shell.colorMode')}
      disabled={!useHydrated()}
      onClick={toggleColorMode}
    >
      <span className={styles.inLight}>
        <Icon name="moon" />
      </span>
      <span className={styles.inDark}>
        <Icon name="sun" />
      </span>
    </button>
  );
}
