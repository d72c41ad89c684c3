import type { FaceFile } from './faces';
import { createHarfBuzzShaper, type HarfBuzzModule } from './harfbuzz-shaper';
import type { Shaper } from './shaper';

/** A shaper that has these fonts. */
export type ShaperWith = (files: readonly FaceFile[]) => Promise<Shaper>;

/** A shaper whose engine and fonts are each loaded once, when a text first needs them. */
export function shaperWith(
  engineOf: () => Promise<HarfBuzzModule>,
  read: (file: FaceFile) => Promise<Uint8Array>,
): ShaperWith {
  let engine: Promise<ReturnType<typeof createHarfBuzzShaper>> | null = null;
  const loading = new Map<FaceFile, Promise<void>>();
  const load = async (file: FaceFile) => {
    const [shaper, font] = await Promise.all([engine, read(file)]);
    shaper?.add(file, font);
  };
  return async (files) => {
    engine ??= engineOf().then(createHarfBuzzShaper);
    for (const file of files) if (!loading.has(file)) loading.set(file, load(file));
    await Promise.all(files.map((file) => loading.get(file)));
    return engine;
  };
}
