import { getImageProps } from 'next/image';
import { useEffect, useState } from 'react';
import type { DraftImage } from '@/lib/domain/catalogue/editing/product-draft';
import type { ErrorCode } from '@/lib/domain/errors/app-error';
import { PICTURE_LONG_EDGE } from '@/lib/domain/pictures/picture';
import { imageUrl } from '@/lib/pictures/image-url';

type Source =
  | { readonly status: 'loading' }
  | { readonly status: 'ready'; readonly value: Blob }
  | { readonly status: 'failed'; readonly code: ErrorCode };

/**
 * The picture to crop: the file chosen on this visit, else the stored one. The stored one comes through the site's image route,
 * because a bucket without CORS settings lets no script read its files.
 */
export function usePictureSource({ path, width, height }: DraftImage, original: Blob | undefined): Source {
  const [source, setSource] = useState<Source>({ status: 'loading' });
  useEffect(() => {
    if (original) return;
    const abort = new AbortController();
    const { props } = getImageProps({
      src: imageUrl(path),
      alt: '',
      width,
      height,
      sizes: `${PICTURE_LONG_EDGE}px`,
    });
    fetch(props.src, { signal: abort.signal, headers: { accept: 'image/webp,*/*' } })
      .then((response) => (response.ok ? response.blob() : Promise.reject(new Error(response.statusText))))
      .then((value) => setSource({ status: 'ready', value }))
      .catch(() => {
        if (!abort.signal.aborted) setSource({ status: 'failed', code: 'try-again' });
      });
    return () => abort.abort();
  }, [original, path, width, height]);
  return original ? { status: 'ready', value: original } : source;
}
