import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/actions/button';
import { Icon } from '@/components/ui/media/icon';
import styles from './history-buttons.module.css';
import type { DesignOnScreen } from './use-design';

/** Undo and redo, which also work with Ctrl+Z and Ctrl+Y. */
export function HistoryButtons({ design }: { readonly design: DesignOnScreen }) {
  const { t } = useTranslation('studio');
  return (
    <div role="group" aria-label={t('history.label')} className={styles.buttons}>
      <Button variant="outline" size="sm" disabled={!design.canUndo} onClick={design.undo}>
        <Icon name="return" size={18} />
        {t('history.undo')}
      </Button>
      <Button variant="outline" size="sm" disabled={!design.canRedo} onClick={design.redo}>
        <span className={styles.redo}>
          <Icon name="return" size={18} />
        </span>
        {t('history.redo')}
      </Button>
    </div>
  );
}
