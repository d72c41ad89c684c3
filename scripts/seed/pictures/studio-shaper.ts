import { shaperWith, type ShaperWith } from '@/lib/domain/studio/text/shaper-with';
import { studioFont } from '@/scripts/fonts/studio-fonts';

/** The studio's shaper with the fonts from their packages. */
export const packagedShaper = (): ShaperWith =>
  shaperWith(
    // Imported at run time, because the engine is an ES module and this bundle is CommonJS.
    () => import('harfbuzzjs'),
    async (file) => (await studioFont(file)).sfnt,
  );
