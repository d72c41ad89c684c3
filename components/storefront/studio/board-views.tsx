import { memo } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { RadioCards } from '@/components/ui/forms/radio-cards';
import styles from './board-preview.module.css';

const VIEWS = ['board', 'room', 'photo'] as const;
export type BoardView = (typeof VIEWS)[number];

interface BoardViewsProps {
  readonly view: BoardView;
  readonly onView: (view: BoardView) => void;
  readonly note: string | null;
}

/** How the board is looked at, and a note on what it shows. */
export const BoardViews = memo(function BoardViews({ view, onView, note }: BoardViewsProps) {
  const { t } = useTranslation('studio');
  return (
    <div className={styles.below}>
      <RadioCards
        look="chips"
        legend={t('preview.view')}
        hidesLegend
        value={view}
        onValueChange={onView}
        choices={VIEWS.map((value) => ({ value, label: t(`preview.${value}`) }))}
      />
      {note && <p className={styles.note}>{note}</p>}
    </div>
  );
});
