import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useStoreSetting } from '@/context/store-setting-context';
import type { AppError } from '@/lib/domain/errors/app-error';
import { storagePaths } from '@/lib/domain/pictures/storage-paths';
import { MAX_REVIEW_PICTURES } from '@/lib/domain/reviews/review';
import { readStoredPicture } from '@/lib/functions/pictures/read-picture';
import { uploadReviewPicture } from '@/lib/functions/pictures/review-picture';
import { randomKey } from '@/lib/browser/random-key';
import { previewPicture } from '@/lib/pictures/preview-picture';

export interface FieldPicture {
  readonly key: string;
  /** A data URL; null while there is none yet. */
  readonly preview: string | null;
  /** Uploaded share of its bytes, 0 to 1; null once stored or failed. */
  readonly share: number | null;
  /** The picture's name for `submitReview`; null before it is stored. */
  readonly upload: string | null;
  readonly failure?: AppError;
}

export type PictureField = ReturnType<typeof usePictureField>;

/**
 * The pictures of a review while it is written. They start as the stored ones (`own`, storage paths) until the reviewer changes
 * them.
 */
export function usePictureField(own: readonly string[]) {
  const { storeId } = useStoreSetting();
  const [changed, setChanged] = useState<readonly FieldPicture[] | null>(null);
  const latest = useRef<readonly FieldPicture[] | null>(null);
  const previews = useStoredPreviews(own);
  const sending = useRef(
    new Map<string, { readonly abort: AbortController; readonly done: Promise<void> }>(),
  );
  const stored = own.map((path): FieldPicture => ({
    ...{ key: path, preview: previews[path] ?? null, share: null, upload: uploadOf(path) },
  }));
  const pictures = changed?.map((one) =>
    one.preview ? one : { ...one, preview: previews[one.key] ?? null },
  );

  const change = (next: readonly FieldPicture[]) => {
    latest.current = next;
    setChanged(next);
  };
  const now = () => latest.current ?? stored;
  const update = (key: string, news: Partial<FieldPicture>) =>
    change(now().map((one) => (one.key === key ? { ...one, ...news } : one)));

  const send = async (key: string, file: Blob, signal: AbortSignal) => {
    void previewPicture(file).then((preview) => update(key, { preview }));
    const onProgress = (share: number) => update(key, { share });
    const kept = await uploadReviewPicture(storeId, file, { onProgress, signal });
    update(key, { share: null, ...(kept.ok ? { upload: kept.value } : { failure: kept.error }) });
  };

  useEffect(() => {
    const started = sending.current;
    return () => started.forEach(({ abort }) => abort.abort());
  }, []);

  return {
    pictures: pictures ?? stored,
    room: MAX_REVIEW_PICTURES - (pictures ?? stored).length,
    add(files: readonly File[]) {
      for (const file of files.slice(0, MAX_REVIEW_PICTURES - now().length)) {
        const [key, abort] = [randomKey(), new AbortController()];
        change([...now(), { key, preview: null, share: 0, upload: null }]);
        sending.current.set(key, { abort, done: send(key, file, abort.signal) });
      }
    },
    remove(key: string) {
      sending.current.get(key)?.abort.abort();
      change(now().filter((one) => one.key !== key));
    },
    /** The pictures to send with a review, after all uploads; undefined leaves the stored ones unchanged. */
    async uploads(): Promise<readonly string[] | undefined> {
      await Promise.all([...sending.current.values()].map(({ done }) => done));
      return latest.current?.flatMap(({ upload }) => upload ?? []);
    },
  };
}

const uploadOf = (path: string): string => path.slice(path.lastIndexOf('/') + 1).replace(/\.webp$/, '');

/** Small previews of stored pictures as data URLs, by path. */
function useStoredPreviews(paths: readonly string[]): Readonly<Record<string, string>> {
  const [previews, setPreviews] = useState<Readonly<Record<string, string>>>({});
  const wanted = paths.filter((path) => !previews[path]).join('\n');
  const add = useEffectEvent((path: string, preview: string) =>
    setPreviews((known) => ({ ...known, [path]: preview })),
  );
  useEffect(() => {
    for (const path of wanted.split('\n').filter(Boolean))
      void readStoredPicture(storagePaths.thumbnail(path))
        .then((file) => (file instanceof Blob ? previewPicture(file) : null))
        .then((preview) => preview && add(path, preview));
  }, [wanted]);
  return previews;
}
