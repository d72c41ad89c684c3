import { isSame } from '@/lib/domain/is-same';
import type { TemplateContent } from '@/lib/domain/studio/editing/template-edits';

/** What each panel of the editor sets. */
const PARTS = {
  layers: ['layers'],
  fields: ['fields'],
  faces: ['arabicFaces', 'latinFaces', 'alignments'],
  inks: ['inks'],
  backgrounds: ['backgrounds'],
  frames: ['frames'],
  board: ['name', 'safeMm', 'bleedMm', 'makingDays', 'sizedForMm'],
} as const satisfies Record<string, readonly (keyof TemplateContent)[]>;

export type TemplatePart = keyof typeof PARTS;

/** The parts in which two templates differ, in the editor's order; some, as prices, no picture shows. */
export const templateDifferences = (one: TemplateContent, other: TemplateContent): readonly TemplatePart[] =>
  (Object.keys(PARTS) as TemplatePart[]).filter((part) =>
    PARTS[part].some((key) => !isSame(one[key], other[key])),
  );
