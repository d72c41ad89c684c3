import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { FaceFile } from '@/lib/domain/studio/text/faces';
import { createHarfBuzzShaper } from '@/lib/domain/studio/text/harfbuzz-shaper';
import type { Shaper } from '@/lib/domain/studio/text/shaper';

/** A shaper that has these fonts. */
export type ShaperWith = (files: readonly FaceFile[]) => Promise<Shaper>;

/**
 * HarfBuzz with the fonts in `folder` (scripts/build/studio.mjs writes them beside the bundle), each loaded once per instance
 * and when a board first needs it.
 */
export function createShaperWith(folder: string): ShaperWith {
  let engine: Promise<ReturnType<typeof createHarfBuzzShaper>> | null = null;
  const loading = new Map<FaceFile, Promise<void>>();
  const load = async (file: FaceFile) => {
    const [shaper, font] = await Promise.all([engine, readFile(path.join(folder, `${file}.ttf`))]);
    shaper?.add(file, font);
  };
  return async (files) => {
    // The engine is an ES module only, and this bundle is CommonJS.
    engine ??= import('harfbuzzjs').then(createHarfBuzzShaper);
    for (const file of files) if (!loading.has(file)) loading.set(file, load(file));
    await Promise.all(files.map((file) => loading.get(file)));
    return engine;
  };
}
