import Head from 'next/head';
import { scaled, widthsUpTo } from '@/lib/domain/pictures/scaled';
import styles from './picture.module.css';

interface PictureProps {
  /** The address of the whole picture, on a host that next.config.js names. */
  readonly src: string;
  readonly alt: string;
  /** How wide it is shown, as of an `img`. */
  readonly sizes: string;
  /** How many pixels of it the densest screen can show; else all that it has. */
  readonly widest?: number;
  readonly loading?: 'eager' | 'lazy';
  /** The largest picture that a page shows first: it is asked for before the scripts. */
  readonly first?: boolean;
}

/**
 * A picture that fills its frame, scaled by next/image's server. Next's own component would add three KiB of script to
 * every page, and to every picture the addresses of widths that no screen shows.
 */
export function Picture({
  src,
  alt,
  sizes,
  widest,
  first = false,
  loading = first ? 'eager' : 'lazy',
}: PictureProps) {
  const widths = widthsUpTo(widest);
  const srcSet = widths.map((width) => `${scaled(src, width)} ${width}w`).join(', ');
  const picture = (
    // Safari begins to fetch at `src`, so that all that it must know stands before.
    <img
      alt={alt}
      loading={loading}
      fetchPriority={first ? 'high' : undefined}
      decoding="async"
      className={styles.picture}
      sizes={sizes}
      srcSet={srcSet}
      src={scaled(src, widths.at(-1) ?? 0)}
    />
  );
  // A page that the browser makes itself has its scripts, and perhaps a larger cut of the picture already.
  if (!first || typeof window !== 'undefined') return picture;
  return (
    <>
      <Head>
        <link rel="preload" as="image" imageSrcSet={srcSet} imageSizes={sizes} fetchPriority="high" />
      </Head>
      {picture}
    </>
  );
}
