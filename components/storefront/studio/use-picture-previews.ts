import { useCallback, useEffect, useEffectEvent, useState } from 'react';
import type { DesignInput } from '@/lib/domain/studio/design/design-input';
import { readStoredPicture } from '@/lib/functions/pictures/read-picture';
import { exampleOf } from '@/lib/pictures/example-picture';
import { previewPicture } from '@/lib/pictures/preview-picture';

/** One transparent pixel, shown while a picture loads. */
const CLEAR = 'data:image/gif;base64,R0lGODlhAQABAAAAACH5BAEKAAEALAAAAAABAAEAAAICTAEAOw==';

/** Small previews of a design's pictures as data URLs, by path. Calls `onMissing` with a field whose picture cannot be read. */
export function usePicturePreviews({ pictures }: DesignInput, onMissing: (fieldId: string) => void) {
  const [previews, setPreviews] = useState<Readonly<Record<string, string>>>({});
  const add = useCallback(
    (path: string, preview: string) => setPreviews((known) => ({ ...known, [path]: preview })),
    [],
  );
  const wanted = Object.entries(pictures)
    .filter(([, { path }]) => !previews[path])
    .map(([field, { path }]) => `${field} ${path}`)
    .join('\n');

  const settle = useEffectEvent((field: string, path: string, preview: string | null) => {
    if (preview) add(path, preview);
    else onMissing(field);
  });
  useEffect(() => {
    for (const line of wanted.split('\n').filter(Boolean)) {
      const [field = '', path = ''] = line.split(' ');
      void storedPreview(path).then((preview) => settle(field, path, preview));
    }
  }, [wanted]);

  const previewOf = useCallback((path: string) => previews[path] ?? exampleOf(path) ?? CLEAR, [previews]);
  return { previewOf, add };
}

async function storedPreview(path: string): Promise<string | null> {
  const file = await readStoredPicture(path);
  return file && previewPicture(file);
}
