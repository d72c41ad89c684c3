import {
  FACE_FILES,
  faceOf,
  type FaceFile,
  type FaceId,
  type FaceSlice,
} from '@/lib/domain/studio/text/faces';
import { packagedFont } from './packaged-font';

/** The package and weight of each typeface; all are under the SIL Open Font License 1.1. */
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
  modernBold: ['ibm-plex-sans-arabic', 700],
  plexBold: ['ibm-plex-sans', 700],
};

export interface StudioFont {
  readonly file: FaceFile;
  readonly sfnt: Buffer;
}

export const studioFont = async (file: FaceFile): Promise<StudioFont> => {
  const face = faceOf(file);
  const [family, weight] = SOURCES[face];
  const slice = file.slice(face.length + 1) as FaceSlice;
  return { file, sfnt: await packagedFont({ family, slice, weight }) };
};

export const studioFonts = (): Promise<StudioFont[]> => Promise.all(FACE_FILES.map(studioFont));
