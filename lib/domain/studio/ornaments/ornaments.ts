/** Ornaments drawn by code, each in one colour and fitted to its box. */
export const ORNAMENTS = [
  'rule',
  'double-rule',
  'border',
  'arch',
  'star-eight',
  'star-lattice',
  'crescent',
  'lantern',
  'olive-branch',
  'laurel',
  'rosette',
  'mihrab',
  'skyline',
  'sun',
  'wave',
] as const;
export type OrnamentId = (typeof ORNAMENTS)[number];
