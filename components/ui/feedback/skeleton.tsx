import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

/** A quiet block in the size of what is to come; the region around it carries `aria-busy`. */
export const Skeleton = ({
  width = '100%',
  height = '1em',
  aspectRatio,
}: Pick<CSSProperties, 'width' | 'height' | 'aspectRatio'>) => (
  <span
    className={styles.skeleton}
    style={{ inlineSize: width, blockSize: aspectRatio ? 'auto' : height, aspectRatio }}
    aria-hidden
  />
);
