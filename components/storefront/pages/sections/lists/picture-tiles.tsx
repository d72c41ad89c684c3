import type { ComponentProps } from 'react';
import { Link } from '@/components/ui/actions/link';
import { Picture } from '@/components/ui/media/picture';
import type { ShownGroup } from '@/lib/domain/own-pages/resolved-section';
import { imageUrl } from '@/lib/pictures/image-url';
import styles from './tiles.module.css';

interface PictureTilesProps {
  readonly groups: readonly ShownGroup[];
  readonly hrefOf: (slug: string) => ComponentProps<typeof Link>['href'];
  /** Brand marks are shown whole; pictures fill their frame. */
  readonly marks?: boolean;
}

/** Categories or brands as picture links to their boards. */
export const PictureTiles = ({ groups, hrefOf, marks }: PictureTilesProps) => (
  <ul className={styles.tiles}>
    {groups.map(({ slug, text, imagePath, ...foreign }) => (
      <li key={slug} className={styles.tile}>
        <span className={styles.frame} data-mark={marks || undefined}>
          {imagePath && (
            <Picture
              src={imageUrl(imagePath)}
              alt=""
              sizes="(min-width: 90rem) 20rem, (min-width: 48em) 24vw, 46vw"
            />
          )}
        </span>
        <Link href={hrefOf(slug)} className={styles.name} {...foreign}>
          {text}
        </Link>
      </li>
    ))}
  </ul>
);
