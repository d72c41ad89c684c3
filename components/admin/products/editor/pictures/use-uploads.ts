import { useEffect, useReducer, useRef } from 'react';
import { useDraftForm } from '@/components/admin/products/editor/draft-form';
import { useEditor } from '@/components/admin/products/editor/editor-context';
import { useStoreId } from '@/context/use-store-id';
import { randomKey } from '@/lib/browser/random-key';
import type { DraftImage } from '@/lib/domain/catalogue/editing/product-draft';
import type { AppError } from '@/lib/domain/errors/app-error';
import type { Crop } from '@/lib/domain/pictures/picture';
import { uploadStorePicture } from '@/lib/functions/pictures/store-pictures';
import { reencodePicture } from '@/lib/pictures/reencode-picture';

export interface Upload {
  readonly key: string;
  readonly name: string;
  /** From 0 to 1. */
  readonly progress: number;
  readonly error: AppError | null;
}

type Action = Partial<Upload> & Pick<Upload, 'key'>;

/** Adds or updates the upload with this key; `progress` 1 removes it. */
function reduce(uploads: readonly Upload[], action: Action): readonly Upload[] {
  if (action.progress === 1) return uploads.filter(({ key }) => key !== action.key);
  if (!uploads.some(({ key }) => key === action.key))
    return [...uploads, { name: '', progress: 0, error: null, ...action }];
  return uploads.map((upload) => (upload.key === action.key ? { ...upload, ...action } : upload));
}

interface Uploads {
  readonly uploads: readonly Upload[];
  /** Uploads files as new pictures at the end of the list, several at a time. */
  readonly add: (files: readonly File[]) => void;
  /** Replaces a picture with another crop. */
  readonly recrop: (image: DraftImage, source: Blob, crop: Crop) => Promise<AppError | null>;
  /** The uncropped file of a picture that was added on this visit. */
  readonly originalOf: (path: string) => Blob | undefined;
  /** Cancels an upload, or removes a failed one from the list. */
  readonly dismiss: (key: string) => void;
}

/** Uploads pictures to Storage and then adds them to the draft. */
export function useUploads(): Uploads {
  const store = useStoreId();
  const { base, setUploading } = useEditor();
  const { getValues, setValue } = useDraftForm();
  const [uploads, dispatch] = useReducer(reduce, []);
  const originals = useRef(new Map<string, Blob>());
  const running = useRef(new Map<string, AbortController>());
  const isRunning = uploads.some(({ error }) => !error);
  useEffect(() => setUploading(isRunning), [isRunning, setUploading]);

  const keep = async (file: Blob, crop?: Crop, progress?: Parameters<typeof uploadStorePicture>[3]) => {
    const drawn = await reencodePicture(file, crop);
    if (!drawn.ok) return drawn;
    const uploaded = await uploadStorePicture(store, `products/${base.id}`, drawn.value, progress);
    if (!uploaded.ok) return uploaded;
    originals.current.set(uploaded.value.path, file);
    return uploaded;
  };

  const change = (next: (images: DraftImage[]) => DraftImage[]) =>
    setValue('images', next(getValues('images')), { shouldDirty: true });

  const upload = async (file: File) => {
    const key = randomKey();
    const abort = new AbortController();
    running.current.set(key, abort);
    dispatch({ key, name: file.name });
    const uploaded = await keep(file, undefined, {
      onProgress: (share) => dispatch({ key, progress: Math.min(share, 0.99) }),
      signal: abort.signal,
    });
    running.current.delete(key);
    if (abort.signal.aborted) return;
    if (!uploaded.ok) return dispatch({ key, error: uploaded.error });
    change((images) => [...images, { ...uploaded.value, alt: { en: '', ar: '' } }]);
    dispatch({ key, progress: 1 });
  };

  return {
    uploads,
    add: (files) => void Promise.all(files.map(upload)),
    async recrop(image, source, crop) {
      const uploaded = await keep(source, crop);
      if (!uploaded.ok) return uploaded.error;
      change((images) =>
        images.map((one) => (one.path === image.path ? { ...uploaded.value, alt: one.alt } : one)),
      );
      const variants = getValues('variants').map((variant) =>
        variant.picture === image.path ? { ...variant, picture: uploaded.value.path } : variant,
      );
      setValue('variants', variants, { shouldDirty: true });
      return null;
    },
    originalOf: (path) => originals.current.get(path),
    dismiss(key) {
      running.current.get(key)?.abort();
      dispatch({ key, progress: 1 });
    },
  };
}
