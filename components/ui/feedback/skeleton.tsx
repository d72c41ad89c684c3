import type { CSSProperties } from 'react';
import styles from './skeleton.module.css';

/** A grey placeholder in the size of the coming content; the surrounding region has `aria-busy`. */
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
