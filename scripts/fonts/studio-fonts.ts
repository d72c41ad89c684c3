import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { FACE_FILES, faceOf, type FaceFile, type FaceId } from '@/lib/domain/studio/faces';
import { woffToSfnt } from './woff-to-sfnt';

/** The package of each face and its weight; all under the SIL Open Font License 1.1. */
const SOURCES: Readonly<Record<FaceId, readonly [family: string, weight: number]>> = {
  naskh: ['amiri', 400],
  ruqaa: ['aref-ruqaa', 400],
  kufi: ['reem-kufi', 500],
  diwani: ['mirza', 500],
  nastaliq: ['noto-nastaliq-urdu', 400],
  modern: ['ibm-plex-sans-arabic', 400],
  garamond: ['cormorant-garamond', 500],
  display: ['dm-serif-display', 400],
  sans: ['jost', 400],
  playfair: ['playfair-display', 500],
  cinzel: ['cinzel', 400],
  script: ['great-vibes', 400],
  hand: ['allura', 400],
  plex: ['ibm-plex-sans', 400],
};

export interface StudioFont {
  readonly file: FaceFile;
  /** A whole font, as HarfBuzz reads it: nothing is cut from what its package holds. */
  readonly sfnt: Buffer;
}

export const studioFont = async (file: FaceFile): Promise<StudioFont> => {
  const { resolve } = createRequire(path.join(process.cwd(), 'package.json'));
  const face = faceOf(file);
  const slice = file.slice(face.length + 1);
  const [family, weight] = SOURCES[face];
  const woff = await readFile(
    resolve(`@fontsource/${family}/files/${family}-${slice}-${weight}-normal.woff`),
  );
  return { file, sfnt: woffToSfnt(woff) };
};

export const studioFonts = (): Promise<StudioFont[]> => Promise.all(FACE_FILES.map(studioFont));
