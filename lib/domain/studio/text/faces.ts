/**
 * The studio's typefaces. `scripts/fonts/studio-fonts.ts` writes their files; docs/developers.md lists the licences.
 */
export const FACES = {
  naskh: { script: 'arabic', name: 'Amiri', tatweel: true },
  ruqaa: { script: 'arabic', name: 'Aref Ruqaa', tatweel: false },
  kufi: { script: 'arabic', name: 'Reem Kufi', tatweel: true },
  diwani: { script: 'arabic', name: 'Mirza', tatweel: true },
  nastaliq: { script: 'arabic', name: 'Noto Nastaliq Urdu', tatweel: false },
  modern: { script: 'arabic', name: 'IBM Plex Sans Arabic', tatweel: true },
  garamond: { script: 'latin', name: 'Cormorant Garamond', tatweel: false },
  display: { script: 'latin', name: 'DM Serif Display', tatweel: false },
  sans: { script: 'latin', name: 'Jost', tatweel: false },
  playfair: { script: 'latin', name: 'Playfair Display', tatweel: false },
  cinzel: { script: 'latin', name: 'Cinzel', tatweel: false },
  script: { script: 'latin', name: 'Great Vibes', tatweel: false },
  hand: { script: 'latin', name: 'Allura', tatweel: false },
  plex: { script: 'latin', name: 'IBM Plex Sans', tatweel: false },
  modernBold: { script: 'arabic', name: 'IBM Plex Sans Arabic Bold', tatweel: true },
  plexBold: { script: 'latin', name: 'IBM Plex Sans Bold', tatweel: false },
} as const satisfies Record<
  string,
  {
    readonly script: FaceScript;
    /** The designer's name for it. */
    readonly name: string;
    /** Whether lines can be justified by stretching letters; Ruqaa and Nastaliq do not support it. */
    readonly tatweel: boolean;
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
