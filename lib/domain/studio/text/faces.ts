/**
 * The studio's typefaces. `scripts/fonts/studio-fonts.ts` writes their files; docs/developers.md lists the licences.
 */
export const FACES = {
  naskh: { script: 'arabic', name: 'Amiri', tatweel: true, optical: 1.2 },
  ruqaa: { script: 'arabic', name: 'Aref Ruqaa', tatweel: false, optical: 1.5 },
  kufi: { script: 'arabic', name: 'Reem Kufi', tatweel: true, optical: 1.15 },
  diwani: { script: 'arabic', name: 'Mirza', tatweel: true, optical: 1.3 },
  nastaliq: { script: 'arabic', name: 'Noto Nastaliq Urdu', tatweel: false, optical: 1.3 },
  modern: { script: 'arabic', name: 'IBM Plex Sans Arabic', tatweel: true, optical: 1.1 },
  garamond: { script: 'latin', name: 'Cormorant Garamond', tatweel: false, optical: 1 },
  display: { script: 'latin', name: 'DM Serif Display', tatweel: false, optical: 1 },
  sans: { script: 'latin', name: 'Jost', tatweel: false, optical: 1 },
  playfair: { script: 'latin', name: 'Playfair Display', tatweel: false, optical: 1 },
  cinzel: { script: 'latin', name: 'Cinzel', tatweel: false, optical: 1 },
  script: { script: 'latin', name: 'Great Vibes', tatweel: false, optical: 1 },
  hand: { script: 'latin', name: 'Allura', tatweel: false, optical: 1 },
  plex: { script: 'latin', name: 'IBM Plex Sans', tatweel: false, optical: 1 },
  modernBold: { script: 'arabic', name: 'IBM Plex Sans Arabic Bold', tatweel: true, optical: 1.1 },
  plexBold: { script: 'latin', name: 'IBM Plex Sans Bold', tatweel: false, optical: 1 },
} as const satisfies Record<
  string,
  {
    readonly script: FaceScript;
    /** The designer's name for it. */
    readonly name: string;
    /** Whether lines can be justified by stretching letters; Ruqaa and Nastaliq do not support it. */
    readonly tatweel: boolean;
    /** How much larger it is set to look as large as the Latin typefaces: letters fill less of the font height. */
    readonly optical: number;
  }
>;
export type FaceScript = 'arabic' | 'latin';
export type FaceId = keyof typeof FACES;

const FACE_IDS = Object.keys(FACES) as FaceId[];

/** Weights for tax documents only, not for boards. */
const FOR_DOCUMENTS: readonly FaceId[] = ['modernBold', 'plexBold'];

const BOARD_FACES = FACE_IDS.filter((id) => !FOR_DOCUMENTS.includes(id));

export const isFaceId = (value: unknown): value is FaceId => BOARD_FACES.some((id) => id === value);

export const facesOf = (script: FaceScript): FaceId[] =>
  BOARD_FACES.filter((id) => FACES[id].script === script);

/** A typeface has one file per script; a text only needs the files of its letters. */
export const SLICES = ['arabic', 'latin', 'latin-ext'] as const;
export type FaceSlice = (typeof SLICES)[number];
export type FaceFile = `${FaceId}-${FaceSlice}`;

export const faceFile = (face: FaceId, slice: FaceSlice): FaceFile => `${face}-${slice}`;

export const faceOf = (file: FaceFile): FaceId => file.slice(0, file.indexOf('-')) as FaceId;

/** All files: an Arabic typeface has signs and Latin digits of its own family, but no accented letters. */
export const FACE_FILES: readonly FaceFile[] = FACE_IDS.flatMap((face) =>
  SLICES.filter((slice) =>
    FACES[face].script === 'arabic' ? slice !== 'latin-ext' : slice !== 'arabic',
  ).map((slice) => faceFile(face, slice)),
);
