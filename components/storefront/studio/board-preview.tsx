import { memo, useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { useMotion } from '@/components/motion/use-motion';
import { useLazyOverlay } from '@/components/overlays/use-lazy-overlay';
import { Button } from '@/components/ui/actions/button';
import { Alert } from '@/components/ui/feedback/alert';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { VisuallyHidden } from '@/components/ui/text/visually-hidden';
import { hungSize } from '@/lib/domain/studio/board/wall';
import { describeDesign } from '@/lib/domain/studio/design/describe-design';
import type { DesignInput } from '@/lib/domain/studio/design/design-input';
import type { StudioTemplate } from '@/lib/domain/studio/template/template';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { svgUrl } from '@/lib/pictures/svg-url';
import { BoardPicture } from './board-picture';
import styles from './board-preview.module.css';
import { BoardViews, type BoardView } from './board-views';
import { useSpoken } from './use-spoken';
import { OwnWall } from './wall/own-wall';
import { RoomWall } from './wall/room-wall';

const importViewer = () =>
  import('@/components/storefront/product/gallery/zoom-viewer').then(({ ZoomViewer }) => ZoomViewer);

/** What the worker drew. */
interface BoardOnScreen {
  readonly svg: string;
  readonly input: DesignInput;
}

interface BoardPreviewProps {
  readonly template: StudioTemplate;
  /** Null until the first drawing. */
  readonly shown: BoardOnScreen | null;
  readonly note: string | null;
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** The board on its own, where a tap shows it as large as the window, in a drawn room, or on a photo of the shopper's wall. */
export const BoardPreview = memo(function BoardPreview({
  template,
  shown,
  note,
  failed,
  onRetry,
}: BoardPreviewProps) {
  const { t } = useTranslation('studio');
  const locale = useLocale();
  const [view, setView] = useState<BoardView>('board');
  const motion = useMotion();
  const words = shown ? describeDesign(template, shown.input, locale) : '';
  const spoken = useSpoken(words);
  const { Overlay: ZoomViewer, load, intent } = useLazyOverlay(importViewer);
  const [isClose, setIsClose] = useState(false);
  const lookCloser = () => {
    load();
    setIsClose(true);
  };
  const board = shown && {
    size: hungSize(template, shown.input),
    // Of a picture each change is loaded anew.
    src: view === 'board' && !isClose ? '' : svgUrl(shown.svg),
  };
  const content = board && (
    <>
      {view === 'board' && (
        <>
          <BoardPicture svg={shown.svg} words={words} size={board.size} />
          <button
            type="button"
            className={styles.closer}
            aria-label={t('preview.closer')}
            aria-haspopup="dialog"
            onClick={lookCloser}
            {...intent}
          />
        </>
      )}
      {view === 'room' && <RoomWall src={board.src} words={words} board={board.size} />}
      {view === 'photo' && <OwnWall src={board.src} words={words} board={board.size} />}
    </>
  );
  return (
    <div className={styles.preview}>
      <div className={styles.stage} data-view={view} aria-busy={!shown}>
        {failed ? (
          <Alert tone="error" title={t('preview.failed')}>
            <Button variant="outline" size="sm" onClick={onRetry}>
              {t('preview.retry')}
            </Button>
          </Alert>
        ) : content && motion ? (
          <motion.AnimatedSlide key={view} from={0} className={styles.slide}>
            {content}
          </motion.AnimatedSlide>
        ) : (
          (content ?? <Skeleton width="min(20rem, 60%)" height="100%" />)
        )}
      </div>
      <BoardViews view={view} onView={setView} note={note} />
      {isClose && ZoomViewer && board && (
        <ZoomViewer
          direct
          images={[{ src: board.src, alt: words }]}
          title={t('preview.board')}
          start={0}
          onClose={() => setIsClose(false)}
        />
      )}
      <p role="status">
        <VisuallyHidden>{spoken}</VisuallyHidden>
      </p>
    </div>
  );
});
