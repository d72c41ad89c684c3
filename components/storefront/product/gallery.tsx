import { useTranslation } from 'next-i18next/pages';
import Image from 'next/image';
import { useEffect, useRef, useState } from 'react';
import type { ProductImage } from '@/lib/domain/catalogue/product';
import { localized } from '@/lib/domain/locale';
import { useLocale } from '@/lib/hooks/use-locale';
import { imageUrl } from '@/lib/images';
import styles from './gallery.module.css';

const SIZES = '(min-width: 90rem) 48rem, (min-width: 62em) 54vw, 100vw';

interface GalleryProps {
  readonly images: readonly ProductImage[];
  /** The picture of the chosen variant, as an index; null leaves the gallery where it is. */
  readonly shown: number | null;
}

/** Pictures side by side, swiped on phones and chosen by thumbnails everywhere. */
export function Gallery({ images, shown }: GalleryProps) {
  const { t } = useTranslation('catalogue');
  const locale = useLocale();
  const track = useRef<HTMLUListElement>(null);
  const [current, setCurrent] = useState(0);

  const show = (index: number, behavior: ScrollBehavior) => {
    const picture = track.current?.children[index];
    if (!(picture instanceof HTMLElement) || !track.current) return;
    // Offsets grow to the left in Arabic, where scrolling positions are negative as well.
    track.current.scrollTo({ left: picture.offsetLeft - track.current.offsetLeft, behavior });
  };

  useEffect(() => {
    if (shown !== null) show(shown, 'smooth');
  }, [shown]);

  const followSwipe = () => {
    const { scrollLeft = 0, clientWidth = 1 } = track.current ?? {};
    setCurrent(Math.round(Math.abs(scrollLeft) / Math.max(clientWidth, 1)));
  };

  return (
    <section aria-label={t('product.gallery')} className={styles.gallery}>
      <ul ref={track} tabIndex={0} className={styles.track} onScroll={followSwipe}>
        {images.map(({ path, alt }, index) => (
          <li key={path} className={styles.picture}>
            <Image
              src={imageUrl(path)}
              alt={localized(alt, locale)}
              fill
              sizes={SIZES}
              loading={index === 0 ? 'eager' : 'lazy'}
              fetchPriority={index === 0 ? 'high' : undefined}
            />
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <ul className={styles.thumbnails}>
          {images.map(({ path }, index) => (
            <li key={path}>
              <button
                type="button"
                aria-label={t('product.picture', { number: index + 1, count: images.length })}
                aria-pressed={index === current}
                className={styles.thumbnail}
                onClick={() => show(index, 'smooth')}
              >
                <Image src={imageUrl(path)} alt="" fill sizes="80px" />
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
