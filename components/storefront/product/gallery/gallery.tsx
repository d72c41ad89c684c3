import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { useLazyOverlay } from '@/components/overlays/use-lazy-overlay';
import { Icon } from '@/components/ui/media/icon';
import { Picture } from '@/components/ui/media/picture';
import type { ProductImage } from '@/lib/domain/catalogue/product';
import { localized } from '@/lib/domain/locale';
import { useHydrated } from '@/lib/hooks/browser/use-hydrated';
import { useLocale } from '@/lib/hooks/language/use-locale';
import { imageUrl } from '@/lib/pictures/image-url';
import styles from './gallery.module.css';
import { useGallery } from './use-gallery';

const SIZES = '(min-width: 90rem) 48rem, (min-width: 62em) 54vw, (min-width: 48em) 46vw, 100vw';

const importViewer = () => import('./zoom-viewer').then((module) => module.ZoomViewer);

interface GalleryProps {
  readonly images: readonly ProductImage[];
  readonly title: string;
  /** Index of the chosen variant's picture; null leaves the gallery as it is. */
  readonly shown: number | null;
}

/** A picture gallery: swipe, arrow keys or thumbnails change the picture, a tap enlarges it. */
export function Gallery({ images, title, shown }: GalleryProps) {
  const { t } = useTranslation(['catalogue', 'product']);
  const locale = useLocale();
  const { track, current, show, followSwipe, onKeyDown } = useGallery(images.length, shown);
  const { Overlay: ZoomViewer, load, intent } = useLazyOverlay(importViewer);
  const [enlarged, setEnlarged] = useState<number | null>(null);
  const hydrated = useHydrated();

  const enlarge = (index: number) => {
    load();
    setEnlarged(index);
  };
  const steps = [
    { icon: 'chevron-start', label: t('product:gallery.previous'), to: current - 1 },
    { icon: 'chevron-end', label: t('product:gallery.next'), to: current + 1 },
  ] as const;

  return (
    <section aria-label={t('product.gallery')} className={styles.gallery}>
      <div className={styles.stage}>
        <ul ref={track} className={styles.track} onScroll={followSwipe} onKeyDown={onKeyDown}>
          {images.length === 0 && <li className={styles.picture} aria-hidden />}
          {images.map(({ path, alt }, index) => (
            <li key={path} className={styles.picture}>
              <Picture src={imageUrl(path)} alt={localized(alt, locale)} sizes={SIZES} first={index === 0} />
              <button
                type="button"
                className={styles.enlarge}
                aria-label={t('product:gallery.enlarge', { number: index + 1 })}
                aria-haspopup="dialog"
                tabIndex={index === current ? 0 : -1}
                onClick={() => enlarge(index)}
                {...intent}
              />
            </li>
          ))}
        </ul>
        {images.length > 1 &&
          steps.map(({ icon, label, to }) => (
            <button
              key={icon}
              type="button"
              className={styles.step}
              data-side={icon}
              aria-label={label}
              disabled={!hydrated || !images[to]}
              onClick={() => show(to)}
            >
              <Icon name={icon} />
            </button>
          ))}
        {images.length > 1 && (
          <p className={styles.position} aria-hidden>
            {t('product:gallery.position', { number: current + 1, count: images.length })}
          </p>
        )}
      </div>
      {images.length > 1 && (
        <Thumbnails images={images} current={current} disabled={!hydrated} onShow={show} />
      )}
      {ZoomViewer && enlarged !== null && (
        <ZoomViewer
          images={images.map(({ path, alt }) => ({ src: imageUrl(path), alt: localized(alt, locale) }))}
          title={title}
          start={enlarged}
          onClose={(last) => {
            setEnlarged(null);
            show(last);
          }}
        />
      )}
    </section>
  );
}

interface ThumbnailsProps {
  readonly images: readonly ProductImage[];
  readonly current: number;
  readonly disabled: boolean;
  readonly onShow: (index: number) => void;
}

function Thumbnails({ images, current, disabled, onShow }: ThumbnailsProps) {
  const { t } = useTranslation('catalogue');
  return (
    <ul className={styles.thumbnails}>
      {images.map(({ path }, index) => (
        <li key={path}>
          <button
            type="button"
            aria-label={t('product.picture', { number: index + 1, count: images.length })}
            aria-pressed={index === current}
            className={styles.thumbnail}
            disabled={disabled}
            onClick={() => onShow(index)}
          >
            {/* Eager, because Next's development server takes the first thumbnail for the largest picture, which has the same
                address. */}
            <Picture src={imageUrl(path)} alt="" sizes="80px" loading={index === 0 ? 'eager' : 'lazy'} />
          </button>
        </li>
      ))}
    </ul>
  );
}
