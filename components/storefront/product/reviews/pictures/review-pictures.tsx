import { useState } from 'react';
import { useTranslation } from 'next-i18next/pages';
import { useLazyOverlay } from '@/components/overlays/use-lazy-overlay';
import { Picture } from '@/components/ui/media/picture';
import { storagePaths } from '@/lib/domain/pictures/storage-paths';
import { imageUrl } from '@/lib/pictures/image-url';
import styles from './review-pictures.module.css';

interface ReviewPicturesProps {
  /** Storage paths. */
  readonly pictures: readonly string[];
  /** The reviewer's name. */
  readonly name: string;
  /** The product's title. */
  readonly title: string;
}

const importViewer = () =>
  import('@/components/storefront/product/gallery/zoom-viewer').then(({ ZoomViewer }) => ZoomViewer);

/**
 * A review's pictures: small, and in a full-window viewer whose code loads on intent. They come directly from the storage,
 * which checks each time that the review is still published; a copy by next/image would outlive the review.
 */
export function ReviewPictures({ pictures, name, title }: ReviewPicturesProps) {
  const { t } = useTranslation('product');
  const { Overlay: ZoomViewer, load, loading, intent } = useLazyOverlay(importViewer);
  const [opened, setOpened] = useState<number | null>(null);
  const described = pictures.map((path, at) => ({
    path,
    alt: t('reviews.picture', { number: at + 1, name, title }),
  }));
  return (
    <>
      <ul className={styles.pictures} aria-label={t('reviews.pictures', { name })}>
        {described.map(({ path, alt }, at) => (
          <li key={path}>
            <button
              type="button"
              className={styles.thumbnail}
              aria-haspopup="dialog"
              aria-busy={loading && opened === at}
              {...intent}
              onClick={() => {
                setOpened(at);
                load();
              }}
            >
              <Picture direct src={imageUrl(storagePaths.thumbnail(path))} alt={alt} sizes="80px" />
            </button>
          </li>
        ))}
      </ul>
      {opened !== null && ZoomViewer && (
        <ZoomViewer
          direct
          images={described.map(({ path, alt }) => ({ src: imageUrl(path), alt }))}
          title={title}
          start={opened}
          onClose={() => setOpened(null)}
        />
      )}
    </>
  );
}
