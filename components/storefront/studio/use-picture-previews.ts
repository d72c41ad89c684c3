import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import { onRetrySignal } from '@/lib/browser/retry-signal';
import type { DesignInput } from '@/lib/domain/studio/design/design-input';
import { readStoredPicture } from '@/lib/functions/pictures/read-picture';
import { exampleOf } from '@/lib/pictures/example-picture';
import { previewPicture } from '@/lib/pictures/preview-picture';

/** One transparent pixel, shown while a picture loads, and while it cannot be read. */
const CLEAR = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/**
 * Small previews of a design's pictures as data URLs, by path. Calls `onMissing` with a field whose picture is gone; one that
 * cannot be read for the moment is read again on the next retry signal.
 */
export function usePicturePreviews({ pictures }: DesignInput, onMissing: (fieldId: string) => void) {
  const [attempt, setAttempt] = useState(0);
  const [previews, setPreviews] = useState<Readonly<Record<string, string>>>({});
  const add = useCallback(
    (path: string, preview: string) => setPreviews((known) => ({ ...known, [path]: preview })),
    [],
  );
  const wanted = Object.entries(pictures)
    .filter(([, { path }]) => !previews[path])
    .map(([field, { path }]) => `${field} ${path}`)
    .join('\n');

  const miss = useEffectEvent(onMissing);
  useEffect(() => {
    let left = false;
    let stopWaiting = () => {};
    for (const line of wanted.split('\n').filter(Boolean)) {
      const [field = '', path = ''] = line.split(' ');
      void storedPreview(path).then(({ preview, gone }) => {
        if (preview) add(path, preview);
        // Else another picture has taken its place meanwhile, or is read in its turn.
        else if (!left && gone) miss(field);
        else if (!left) {
          stopWaiting();
          stopWaiting = onRetrySignal(() => setAttempt((before) => before + 1));
        }
      });
    }
    return () => {
      left = true;
      stopWaiting();
    };
  }, [wanted, attempt, add]);

  const previewOf = useCallback((path: string) => previews[path] ?? exampleOf(path) ?? CLEAR, [previews]);
  return { previewOf, add };
}

async function storedPreview(path: string) {
  const file = await readStoredPicture(path);
  const preview = file instanceof Blob ? await previewPicture(file) : null;
  return { preview, gone: file === 'gone' };
}
