import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { shaperWith, type ShaperWith } from '@/lib/domain/studio/text/shaper-with';

export type { ShaperWith };

/** HarfBuzz with the fonts in `folder`, which scripts/build/studio.mjs writes beside the bundle. */
export const createShaperWith = (folder: string): ShaperWith =>
  shaperWith(
    // The engine is an ES module only, and this bundle is CommonJS.
    () => import('harfbuzzjs'),
    (file) => readFile(path.join(folder, `${file}.ttf`)),
  );
