import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { useMotion } from '@/components/motion/use-motion';
import { useLazyOverlay } from '@/components/overlays/use-lazy-overlay';
import { Button } from '@/components/ui/actions/button';
import { Alert } from '@/components/ui/feedback/alert';
import { Skeleton } from '@/components/ui/feedback/skeleton';
import { RadioCards } from '@/components/ui/forms/radio-cards';
import { VisuallyHidden } from '@/components/ui/text/visually-hidden';
import { hungSize } from '@/lib/domain/studio/board/wall';
import type { DesignInput } from '@/lib/domain/studio/design/design-input';
import type { StudioTemplate } from '@/lib/domain/studio/template/template';
import { svgUrl } from '@/lib/pictures/svg-url';
import styles from './board-preview.module.css';
import { useSpoken } from './use-spoken';
import { OwnWall } from './wall/own-wall';
import { RoomWall } from './wall/room-wall';

const VIEWS = ['board', 'room', 'photo'] as const;
type View = (typeof VIEWS)[number];

const importViewer = () =>
  import('@/components/storefront/product/gallery/zoom-viewer').then(({ ZoomViewer }) => ZoomViewer);

interface BoardPreviewProps {
  readonly template: StudioTemplate;
  readonly input: DesignInput;
  /** Null until the first drawing. */
  readonly svg: string | null;
  /** A text description of the design. */
  readonly words: string;
  readonly note: string | null;
  readonly failed: boolean;
  readonly onRetry: () => void;
}

/** The board on its own, where a tap shows it as large as the window, in a drawn room, or on a photo of the shopper's wall. */
export function BoardPreview({ template, input, svg, words, note, failed, onRetry }: BoardPreviewProps) {
  const { t } = useTranslation('studio');
  const [view, setView] = useState<View>('board');
  const motion = useMotion();
  const spoken = useSpoken(words);
  const { Overlay: ZoomViewer, load, intent } = useLazyOverlay(importViewer);
  const [isClose, setIsClose] = useState(false);
  const lookCloser = () => {
    load();
    setIsClose(true);
  };
  const size = hungSize(template, input);
  const src = svg && svgUrl(svg);
  const shown = src && (
    <>
      {view === 'board' && (
        <>
          {/* eslint-disable-next-line @next/next/no-img-element -- drawn in this browser */}
          <img src={src} alt={words} className={styles.board} />
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
      {view === 'room' && <RoomWall src={src} words={words} board={size} />}
      {view === 'photo' && <OwnWall src={src} words={words} board={size} />}
    </>
  );
  return (
    <div className={styles.preview}>
      <div className={styles.stage} data-view={view} aria-busy={!src}>
        {failed ? (
          <Alert tone="error" title={t('preview.failed')}>
            <Button variant="outline" size="sm" onClick={onRetry}>
              {t('preview.retry')}
            </Button>
          </Alert>
        ) : shown && motion ? (
          <motion.AnimatedSlide key={view} from={0} className={styles.slide}>
            {shown}
          </motion.AnimatedSlide>
        ) : (
          (shown ?? <Skeleton width="min(20rem, 60%)" height="100%" />)
        )}
      </div>
      <div className={styles.below}>
        <RadioCards
          look="chips"
          legend={t('preview.view')}
          hidesLegend
          value={view}
          onValueChange={setView}
          choices={VIEWS.map((value) => ({ value, label: t(`preview.${value}`) }))}
        />
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {isClose && ZoomViewer && src && (
        <ZoomViewer
          direct
          images={[{ src, alt: words }]}
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
}
