/** The typefaces of the studio. Their files are written by `scripts/fonts/studio-fonts.ts`; docs/developers.md names the licences. */
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
    /** As its designers call it. */
    readonly name: string;
    /** Lines are justified by stretching letters; Ruqaa and Nastaliq do not know that. */
    readonly tatweel: boolean;
  }
>;
export type FaceScript = 'arabic' | 'latin';
export type FaceId = keyof typeof FACES;

const FACE_IDS = Object.keys(FACES) as FaceId[];

/** Weights of tax documents, which boards do not have. */
const FOR_DOCUMENTS: readonly FaceId[] = ['modernBold', 'plexBold'];

const BOARD_FACES = FACE_IDS.filter((id) => !FOR_DOCUMENTS.includes(id));

export const isFaceId = (value: unknown): value is FaceId => BOARD_FACES.some((id) => id === value);

export const facesOf = (script: FaceScript): FaceId[] =>
  BOARD_FACES.filter((id) => FACES[id].script === script);

/** A face comes in files by script, as its package does; a text needs those of its letters alone. */
export const SLICES = ['arabic', 'latin', 'latin-ext'] as const;
export type FaceSlice = (typeof SLICES)[number];
export type FaceFile = `${FaceId}-${FaceSlice}`;

export const faceFile = (face: FaceId, slice: FaceSlice): FaceFile => `${face}-${slice}`;

export const faceOf = (file: FaceFile): FaceId => file.slice(0, file.indexOf('-')) as FaceId;

/** Every file there is: an Arabic face has signs and Latin digits of its own family, but no accented letters. */
export const FACE_FILES: readonly FaceFile[] = FACE_IDS.flatMap((face) =>
  SLICES.filter((slice) =>
    FACES[face].script === 'arabic' ? slice !== 'latin-ext' : slice !== 'arabic',
  ).map((slice) => faceFile(face, slice)),
);
