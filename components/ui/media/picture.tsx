import Image from 'next/image';

interface PictureProps {
  /** The address of the whole picture, on a host that next.config.js names. */
  readonly src: string;
  readonly alt: string;
  /** How wide it is shown, as of an `img`. */
  readonly sizes: string;
  readonly loading?: 'eager' | 'lazy';
  /** The page's largest picture at first: it is requested before the scripts, which would take all connections. */
  readonly first?: boolean;
}

/** A picture that fills its frame, which must be positioned. */
export function Picture({ src, alt, sizes, loading = 'lazy', first = false }: PictureProps) {
  const order = first ? ({ preload: true, fetchPriority: 'high' } as const) : { loading };
  return <Image fill src={src} alt={alt} sizes={sizes} {...order} />;
}
