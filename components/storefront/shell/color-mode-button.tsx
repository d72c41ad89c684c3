import { useTranslation } from 'next-i18next/pages';
import { Icon } from '@/components/ui/icon';
import { toggleColorMode } from '@/lib/hooks/color-mode';
import { useHydrated } from '@/lib/hooks/use-hydrated';
import styles from './color-mode-button.module.css';
import action from './header-action.module.css';

/** Both icons are there and the theme's class shows one, because the server cannot know the visitor's choice. */
export function ColorModeButton() {
  const { t } = useTranslation('common');
  return (
    <button
      type="button"
      className={action.action}
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
