import { memo } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { Button } from '@/components/ui/actions/button';
import { Icon } from '@/components/ui/media/icon';
import styles from './history-buttons.module.css';
import { nextLook } from '@/lib/domain/studio/design/next-look';
import type { StudioTemplate } from '@/lib/domain/studio/template/template';
import type { DesignOnScreen } from './use-design';

interface HistoryButtonsProps extends Pick<
  DesignOnScreen,
  'look' | 'canUndo' | 'canRedo' | 'undo' | 'redo' | 'change'
> {
  readonly template: StudioTemplate;
}

/** Undo and redo, which also work with Ctrl+Z and Ctrl+Y, and a step to another look, which undo takes back. */
export const HistoryButtons = memo(function HistoryButtons({
  template,
  look,
  ...design
}: HistoryButtonsProps) {
  const { t } = useTranslation('studio');
  const next = nextLook(template, look);
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
      {next && (
        <Button
          variant="outline"
          size="sm"
          className={styles.look}
          onClick={() => design.change(`look ${JSON.stringify(next)}`, next)}
        >
          <Icon name="sparkle" size={18} />
          {t('history.look')}
        </Button>
      )}
    </div>
  );
});
