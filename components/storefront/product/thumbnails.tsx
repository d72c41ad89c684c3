import { useTranslation } from 'next-i18next/pages';
import { Picture } from '@/components/ui/picture';
import type { ProductImage } from '@/lib/domain/catalogue/product';
import { imageUrl } from '@/lib/images';
import styles from './gallery.module.css';

interface ThumbnailsProps {
  readonly images: readonly ProductImage[];
  readonly current: number;
  readonly disabled: boolean;
  readonly onShow: (index: number) => void;
}

export function Thumbnails({ images, current, disabled, onShow }: ThumbnailsProps) {
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
            <Picture src={imageUrl(path)} alt="" sizes="80px" />
          </button>
        </li>
      ))}
    </ul>
  );
}
