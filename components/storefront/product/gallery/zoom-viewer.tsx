import { useEffect, useRef, useState, useLayoutEffect, type KeyboardEvent, type PointerEvent } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { AnimatedSlide } from '@/components/motion/animated';
import { Icon } from '@/components/ui/media/icon';
import { Picture } from '@/components/ui/media/picture';
import { directionOf } from '@/lib/domain/locale';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { indexAfter } from './use-gallery';
import styles from './zoom-viewer.module.css';

interface ViewedPicture {
  /** Its address. */
  readonly src: string;
  /** Already translated. */
  readonly alt: string;
}

interface ZoomViewerProps {
  readonly images: readonly ViewedPicture[];
  /** True to load the pictures directly, without the site's resized copies. */
  readonly direct?: boolean;
  readonly title: string;
  /** Index of the first picture to show. */
  readonly start: number;
  /** Called with the picture that was shown last. */
  readonly onClose: (last: number) => void;
}

/**
 * Shows the pictures in a modal dialog over the whole window; the browser manages focus and Escape. A tap, Enter or the button
 * enlarges a picture; dragging, scrolling and arrow keys then pan it.
 */
export function ZoomViewer({ images, direct = false, title, start, onClose }: ZoomViewerProps) {
  const { t } = useTranslation('product');
  const locale = useLocale();
  const dialog = useRef<HTMLDialogElement>(null);
  const [index, setIndex] = useState(start);
  const [from, setFrom] = useState<-1 | 0 | 1>(0);
  const { pane, zoomed, zoomAt, reset, pointer } = usePan();
  const image = images[index];

  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  const show = (next: number) => {
    reset();
    setFrom(next > index === (directionOf(locale) === 'ltr') ? 1 : -1);
    setIndex(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const next = zoomed ? null : indexAfter(event, index, images.length);
    if (next === null) return;
    event.preventDefault();
    show(next);
  };

  return (
    <dialog
      ref={dialog}
      className={styles.viewer}
      aria-label={t('gallery.viewer', { title })}
      onKeyDown={onKeyDown}
      // Ignores the late close event from React's strict mode, which closes and reopens the dialog.
      onClose={() => !dialog.current?.open && onClose(index)}
    >
      <div ref={pane} className={styles.pane} data-zoomed={zoomed} dir="ltr" {...pointer}>
        {image && (
          <AnimatedSlide key={image.src} className={styles.picture} from={from}>
            <Picture direct={direct} src={image.src} alt={image.alt} sizes={zoomed ? '250vmax' : '100vw'} />
            <button
              type="button"
              className={styles.zoom}
              aria-label={t(zoomed ? 'gallery.zoomOut' : 'gallery.zoomIn')}
              onClick={({ clientX, clientY, detail }) =>
                zoomAt(detail > 0 ? { x: clientX, y: clientY } : null)
              }
            />
          </AnimatedSlide>
        )}
      </div>
      <button
        type="button"
        className={styles.close}
        aria-label={t('gallery.close')}
        onClick={() => dialog.current?.close()}
      >
        <Icon name="close" size={24} />
      </button>
      {images.length > 1 && (
        <div className={styles.bar}>
          <button
            type="button"
            aria-label={t('gallery.previous')}
            disabled={index === 0}
            onClick={() => show(index - 1)}
          >
            <Icon name="chevron-start" size={24} />
          </button>
          <p role="status">{t('gallery.position', { number: index + 1, count: images.length })}</p>
          <button
            type="button"
            aria-label={t('gallery.next')}
            disabled={index === images.length - 1}
            onClick={() => show(index + 1)}
          >
            <Icon name="chevron-end" size={24} />
          </button>
        </div>
      )}
    </dialog>
  );
}

/** A drag shorter than this counts as a click (pixels). */
const CLICK_SLOP = 6;

interface Point {
  readonly x: number;
  readonly y: number;
}

/**
 * A pane that enlarges its content at a point and pans by scrolling. Touch, wheel and arrow keys scroll natively; this adds
 * dragging by mouse.
 */
function usePan() {
  const pane = useRef<HTMLDivElement>(null);
  const drag = useRef<{ from: Point; moved: boolean } | null>(null);
  /** The point of the picture, 0 to 1 each way, to keep below the pointer; null while it is not enlarged. */
  const [target, setTarget] = useState<Point | null>(null);
  const zoomed = target !== null;

  useLayoutEffect(() => {
    const element = pane.current;
    if (!element || !target) return;
    const { scrollWidth, scrollHeight, clientWidth, clientHeight } = element;
    element.scrollTo(target.x * (scrollWidth - clientWidth), target.y * (scrollHeight - clientHeight));
  }, [target]);

  const zoomAt = (point: Point | null) => {
    if (point && drag.current?.moved) return;
    const { left, top, width, height } = pane.current?.getBoundingClientRect() ?? new DOMRect(0, 0, 1, 1);
    const at = point ? { x: (point.x - left) / width, y: (point.y - top) / height } : { x: 0.5, y: 0.5 };
    setTarget(zoomed ? null : at);
  };

  return {
    pane,
    zoomed,
    /** Enlarges at a point of the window, or in the middle for null; or shows the whole picture again. */
    zoomAt,
    reset: () => setTarget(null),
    pointer: {
      onPointerDown({ pointerType, clientX, clientY }: PointerEvent) {
        drag.current = pointerType === 'mouse' ? { from: { x: clientX, y: clientY }, moved: false } : null;
      },
      onPointerMove({ buttons, clientX, clientY, movementX, movementY }: PointerEvent) {
        if (!drag.current || buttons === 0 || !zoomed) return;
        const { from } = drag.current;
        if (Math.hypot(clientX - from.x, clientY - from.y) > CLICK_SLOP) drag.current.moved = true;
        pane.current?.scrollBy(-movementX, -movementY);
      },
    },
  };
}
