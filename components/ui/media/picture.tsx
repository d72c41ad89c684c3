import Image from 'next/image';

interface PictureProps {
  /** Address of the full picture, on a host that next.config.js lists. */
  readonly src: string;
  readonly alt: string;
  /** Its displayed width, as an `img`'s `sizes`. */
  readonly sizes: string;
  readonly loading?: 'eager' | 'lazy';
  /** True for the page's largest first picture: it is requested before the scripts, which would use all connections. */
  readonly first?: boolean;
  /** True to load it directly, without the site's resized copy. */
  readonly direct?: boolean;
}

/** A picture that fills its frame; the frame must be positioned. */
export function Picture({ src, alt, sizes, loading = 'lazy', first = false, direct = false }: PictureProps) {
  const order = first ? ({ preload: true, fetchPriority: 'high' } as const) : { loading };
  return <Image fill src={src} alt={alt} sizes={sizes} unoptimized={direct} {...order} />;
}
