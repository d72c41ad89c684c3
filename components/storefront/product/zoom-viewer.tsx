import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { AnimatedSlide } from '@/components/motion/animated';
import { Picture } from '@/components/ui/picture';
import { Icon } from '@/components/ui/icon';
import type { ProductImage } from '@/lib/domain/catalogue/product';
import { directionOf, localized } from '@/lib/domain/locale';
import { useLocale } from '@/lib/hooks/use-locale';
import { imageUrl } from '@/lib/images';
import { indexAfter } from './use-gallery';
import { usePan } from './use-pan';
import styles from './zoom-viewer.module.css';

interface ZoomViewerProps {
  readonly images: readonly ProductImage[];
  readonly title: string;
  /** Index of the picture to begin with. */
  readonly start: number;
  /** Told the picture that was shown last. */
  readonly onClose: (last: number) => void;
}

/**
 * The pictures over the whole window, in the browser's own modal dialog, which keeps the focus, closes on Escape and
 * gives the focus back. A tap, Enter or the button enlarges; then dragging, scrolling and the arrow keys pan.
 */
export function ZoomViewer({ images, title, start, onClose }: ZoomViewerProps) {
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
      // React's strict mode closes and opens it once more; the event of that closing comes late.
      onClose={() => !dialog.current?.open && onClose(index)}
    >
      <div ref={pane} className={styles.pane} data-zoomed={zoomed} dir="ltr" {...pointer}>
        {image && (
          <AnimatedSlide key={image.path} className={styles.picture} from={from}>
            <Picture
              src={imageUrl(image.path)}
              alt={localized(image.alt, locale)}
              sizes={zoomed ? '250vmax' : '100vw'}
            />
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
