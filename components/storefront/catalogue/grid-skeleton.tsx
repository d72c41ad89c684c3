import { Skeleton } from '@/components/ui/skeleton';
import grid from './product-grid.module.css';
import styles from './grid-skeleton.module.css';

/** Whole rows of two, three and four. */
const CARDS = Array.from({ length: 12 }, (_, index) => index);

export const GridSkeleton = () => (
  <div aria-hidden className={grid.grid}>
    {CARDS.map((card) => (
      <div key={card} className={styles.card}>
        <Skeleton aspectRatio="4 / 5" />
        <Skeleton width="80%" height="1.25rem" />
        <Skeleton width="40%" height="1rem" />
      </div>
    ))}
  </div>
);
