import type { SectionViewProps } from '@/components/storefront/pages/section-view';
import { Picture } from '@/components/ui/media/picture';
import { imageUrl } from '@/lib/pictures/image-url';
import { SectionFrame } from '@/components/storefront/pages/sections/section-frame';
import styles from './tiles.module.css';

/** Pictures side by side. */
export const GallerySection = ({ section: { title, images } }: SectionViewProps<'gallery'>) => (
  <SectionFrame title={title}>
    <ul className={styles.tiles}>
      {images.map(({ path, alt }, index) => (
        <li key={`${path} ${index}`} className={styles.frame}>
          <Picture
            src={imageUrl(path)}
            alt={alt}
            sizes="(min-width: 90rem) 20rem, (min-width: 48em) 24vw, 46vw"
          />
        </li>
      ))}
    </ul>
  </SectionFrame>
);
