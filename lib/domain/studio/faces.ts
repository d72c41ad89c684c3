/** The typefaces of the studio; each is a whole font, in `public/studio/faces/{id}.ttf`. */
export const FACES = {
  naskh: { script: 'arabic', name: 'Amiri' },
  ruqaa: { script: 'arabic', name: 'Aref Ruqaa' },
  kufi: { script: 'arabic', name: 'Reem Kufi' },
  diwani: { script: 'arabic', name: 'Mirza' },
  nastaliq: { script: 'arabic', name: 'Gulzar' },
  modern: { script: 'arabic', name: 'IBM Plex Sans Arabic' },
  garamond: { script: 'latin', name: 'Cormorant Garamond' },
  display: { script: 'latin', name: 'DM Serif Display' },
  sans: { script: 'latin', name: 'Jost' },
  playfair: { script: 'latin', name: 'Playfair Display' },
  cinzel: { script: 'latin', name: 'Cinzel' },
  script: { script: 'latin', name: 'Great Vibes' },
  hand: { script: 'latin', name: 'Allura' },
  plex: { script: 'latin', name: 'IBM Plex Sans' },
} as const satisfies Record<string, { readonly script: 'arabic' | 'latin'; readonly name: string }>;
export type FaceId = keyof typeof FACES;
